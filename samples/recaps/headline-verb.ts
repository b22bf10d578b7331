import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { Phrases } from './phrases.ts';

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
export function headlineVerb(
  family: SportFamily,
  ours: number,
  theirs: number,
  phrases: Pick<Phrases, 'pick'>,
): string {
  if (ours === theirs) return 'tie';
  const isWin = ours > theirs;
  const loserScored = Math.min(ours, theirs) > 0;
  if (family === 'volleyball' && !loserScored) return isWin ? 'sweep' : 'swept by';
  if (!loserScored) return isWin ? 'shut out' : 'shut out by';
  return phrases.pick(verbs[isWin ? 'win' : 'loss'][marginOf(family, ours, theirs)]);
}
