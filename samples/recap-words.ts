import type { SportFamily } from '../src/domain/sport-family.ts';
import type { Random } from './random.ts';

type Margin = 'close' | 'clear' | 'wide';

/** The largest margin of a close game and the smallest of a lopsided one; volleyball counts sets. */
const margins: Partial<Record<SportFamily, { close: number; wide: number }>> = {
  football: { close: 7, wide: 21 },
  basketball: { close: 6, wide: 20 },
  baseball: { close: 2, wide: 6 },
  softball: { close: 2, wide: 6 },
  volleyball: { close: 1, wide: 3 },
  soccer: { close: 1, wide: 3 },
  fieldhockey: { close: 1, wide: 3 },
  icehockey: { close: 1, wide: 4 },
  lacrosse: { close: 2, wide: 6 },
};

function marginOf(family: SportFamily, ours: number, theirs: number): Margin {
  const { close, wide } = margins[family] ?? { close: 1, wide: 5 };
  const margin = Math.abs(ours - theirs);
  if (margin <= close) return 'close';
  return margin >= wide ? 'wide' : 'clear';
}

const verbs = {
  win: {
    close: ['edge', 'hold off', 'outlast', 'slip past'],
    clear: ['beat', 'defeat', 'get past'],
    wide: ['rout', 'run past', 'roll past'],
  },
  loss: {
    close: ['fall just short against', 'edged by', 'come up short against'],
    clear: ['fall to', 'lose to'],
    wide: ['routed by', 'overpowered by'],
  },
} as const;

/** The verb of a headline between "Herons" and the opponent. */
export function headlineVerb(family: SportFamily, ours: number, theirs: number, random: Random): string {
  if (ours === theirs) return 'tie';
  const isWin = ours > theirs;
  const loserScored = Math.min(ours, theirs) > 0;
  if (family === 'volleyball' && !loserScored) return isWin ? 'sweep' : 'swept by';
  if (!loserScored) return isWin ? 'shut out' : 'shut out by';
  return random.pick(verbs[isWin ? 'win' : 'loss'][marginOf(family, ours, theirs)]);
}

/** Sentences that fit every sport, by outcome and margin. */
const courses: Record<'win' | 'loss', Record<Margin, { start: string[]; end: string[] }>> = {
  win: {
    close: {
      start: ['Neither side could get away.', 'It was decided late.', 'The lead changed hands more than once.'],
      end: ['Patience paid, and the crowd noticed.', 'The last few minutes were the best of the game.'],
    },
    clear: {
      start: ['A slow start gave way to a quicker second half.', 'The visitors stayed within reach until late.'],
      end: ['Defense did most of the work from there.', 'The bench made the difference afterwards.'],
    },
    wide: {
      start: ['It was decided early.', 'The first minutes set the tone.'],
      end: ['Everyone on the bench played.', 'The starters watched the end from their seats.'],
    },
  },
  loss: {
    close: {
      start: ['Neither side could get away.', 'It was decided late.'],
      end: ['One more stop would have done it.', 'The last chance went just wide of the mark.'],
    },
    clear: {
      start: ['The first minutes belonged to the other side.', 'The game turned before the break.'],
      end: ['A late push made up only part of it.', 'The answer came too late.'],
    },
    wide: {
      start: ['It was decided early.', 'Little went right from the start.'],
      end: ['The younger players got their minutes.', 'There was more to learn than to enjoy.'],
    },
  },
};

const drawn = { start: ['Neither side could get away.'], end: ['Both had chances to win it.'] };

/** Predicates for our team, after "The Herons". */
const answers: Record<'win' | 'loss', Record<Margin, string>> = {
  win: {
    close: 'had an answer each time',
    clear: 'pulled away after that',
    wide: 'had settled it well before the end',
  },
  loss: {
    close: 'came close twice but never went ahead for long',
    clear: 'closed the gap once but not again',
    wide: 'never found an answer',
  },
};

/** Two sentences about a game and a predicate for our team. */
export function courseOf(family: SportFamily, ours: number, theirs: number, random: Random) {
  const outcome = ours < theirs ? 'loss' : 'win';
  const margin = marginOf(family, ours, theirs);
  const { start, end } = ours === theirs ? drawn : courses[outcome][margin];
  return { summary: `${random.pick(start)} ${random.pick(end)}`, answer: answers[outcome][margin] };
}
