import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import { type Diamond, openDiamond } from './diamond.ts';
import type { Matchup } from './matchup.ts';
import { changePitcher, decidePitchers } from './pitching.ts';
import { plateAppearance } from './plate-appearance.ts';
import { other } from './record-keeper.ts';
import { shortName } from './tally.ts';

/** Baseball and softball, batter by batter; the rules of the season say how many innings. */
export function simulateBaseball(matchup: Matchup, random: Random) {
  const game = openDiamond(matchup, random);
  const { keeper } = game;
  const regulation = matchup.rules.periods;
  for (let inning = 1; ; inning++) {
    keeper.beginPeriod(String(inning));
    halfInning(game, 'away', inning);
    const line = keeper.periods.at(-1);
    if (inning >= regulation && keeper.score.home > keeper.score.away) {
      // the home half is not needed: the scorer writes an X
      if (line) line.home = null;
      break;
    }
    halfInning(game, 'home', inning);
    if (inning >= regulation && keeper.score.home !== keeper.score.away) break;
    if (isRunRule(matchup, inning, Math.abs(keeper.score.home - keeper.score.away))) {
      keeper.notes.push(`Ended by the run rule after ${inning} innings.`);
      break;
    }
  }
  decidePitchers(game);
  for (const side of ['home', 'away'] as const) {
    const tally = keeper[side];
    tally.ofTeam('line', 'r', keeper.score[side]);
    tally.ofTeam('line', 'h', game.hits[side]);
    tally.ofTeam('line', 'e', game.errors[side]);
    tally.ofTeam('line', 'lob', game.left[side]);
  }
  return keeper.finish(
    matchup.family === 'baseball'
      ? ['Plate umpire', 'First base umpire', 'Third base umpire']
      : ['Plate umpire', 'First base umpire'],
    random,
  );
}

function isRunRule({ family }: Matchup, inning: number, margin: number): boolean {
  return family === 'softball' ? inning >= 5 && margin >= 8 : inning === 7 && margin >= 12;
}

function halfInning(game: Diamond, side: Side, inning: number): void {
  const { keeper, matchup } = game;
  keeper.play(side, '', `${side === 'away' ? 'Top' : 'Bottom'} of inning ${inning}, ${matchup[side].name} batting`, {
    kind: 'heading',
  });
  game.half = { side, inning, outs: 0, errors: 0, bases: [undefined, undefined, undefined] };
  changePitcher(game, other(side));
  const walkOff = () => side === 'home' && inning >= matchup.rules.periods && keeper.score.home > keeper.score.away;
  while (game.half.outs < 3 && !walkOff()) {
    pinchHit(game);
    plateAppearance(game);
  }
  game.left[side] += game.half.bases.filter(Boolean).length;
}

/** Late in a close game the bench bats for the bottom of the order once. */
function pinchHit(game: Diamond): void {
  const { side, inning } = game.half;
  const spot = game.turn[side] % 9;
  const bench = game.bench[side];
  const out = game.order[side][spot];
  if (inning < game.matchup.rules.periods - 1 || spot < 6 || !out || !bench[0] || !game.random.chance(0.25)) return;
  const fresh = bench.shift();
  if (!fresh) return;
  game.enter(side, fresh, spot);
  game.keeper.play(side, '', `${shortName(fresh)} pinch hit for ${shortName(out)}`, { kind: 'substitution' });
}
