import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import { type BaseballGame, createBaseballGame } from './baseball-game.ts';
import type { Matchup } from './matchup.ts';
import { changePitcher, decidePitchers } from './pitching.ts';
import { plateAppearance } from './plate-appearance.ts';
import { other } from './scorebook.ts';
import { shortName } from './team-stats.ts';

/** Simulates baseball and softball batter by batter; the season's rules give the number of innings. */
export function simulateBaseball(matchup: Matchup, random: Random) {
  const game = createBaseballGame(matchup, random);
  const { book } = game;
  const regulation = matchup.rules.periods;
  for (let inning = 1; ; inning++) {
    book.beginPeriod(String(inning));
    halfInning(game, 'away', inning);
    const line = book.periods.at(-1);
    if (inning >= regulation && book.score.home > book.score.away) {
      // the home team does not bat: the line score shows an X
      if (line) line.home = null;
      break;
    }
    halfInning(game, 'home', inning);
    if (inning >= regulation && book.score.home !== book.score.away) break;
    if (isRunRule(matchup, inning, Math.abs(book.score.home - book.score.away))) {
      book.notes.push(`Ended by the run rule after ${inning} innings.`);
      break;
    }
  }
  decidePitchers(game);
  for (const side of ['home', 'away'] as const) {
    const tally = book[side];
    tally.addTeamStat('line', 'r', book.score[side]);
    tally.addTeamStat('line', 'h', game.hits[side]);
    tally.addTeamStat('line', 'e', game.errors[side]);
    tally.addTeamStat('line', 'lob', game.left[side]);
  }
  return book.finish(
    matchup.family === 'baseball'
      ? ['Plate umpire', 'First base umpire', 'Third base umpire']
      : ['Plate umpire', 'First base umpire'],
    random,
  );
}

function isRunRule({ family }: Matchup, inning: number, margin: number): boolean {
  return family === 'softball' ? inning >= 5 && margin >= 8 : inning === 7 && margin >= 12;
}

function halfInning(game: BaseballGame, side: Side, inning: number): void {
  const { book, matchup } = game;
  book.play(side, '', `${side === 'away' ? 'Top' : 'Bottom'} of inning ${inning}, ${matchup[side].name} batting`, {
    kind: 'heading',
  });
  game.half = { side, inning, outs: 0, errors: 0, bases: [undefined, undefined, undefined], batters: 0 };
  changePitcher(game, other(side));
  const walkOff = () => side === 'home' && inning >= matchup.rules.periods && book.score.home > book.score.away;
  while (game.half.outs < 3 && !walkOff()) {
    pinchHit(game);
    plateAppearance(game);
  }
  game.left[side] += game.half.bases.filter(Boolean).length;
}

/** Pinch-hits once for the bottom of the order late in a close game. */
function pinchHit(game: BaseballGame): void {
  const { side, inning } = game.half;
  const spot = game.turn[side] % 9;
  const bench = game.bench[side];
  const out = game.order[side][spot];
  if (inning < game.matchup.rules.periods - 1 || spot < 6 || !out || !bench[0] || !game.random.chance(0.25)) return;
  const fresh = bench.shift();
  if (!fresh) return;
  game.enter(side, fresh, spot);
  game.book.play(side, '', `${shortName(fresh)} pinch hit for ${shortName(out)}`, { kind: 'substitution' });
}
