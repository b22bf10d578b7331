import type { Side } from '../../src/domain/side.ts';
import { at } from '../random.ts';
import type { Diamond } from './diamond.ts';
import { other } from './record-keeper.ts';
import { shortName } from './tally.ts';

const keys = ['outs', 'h', 'r', 'er', 'bb', 'so', 'hr', 'wp', 'bk', 'hbp', 'bf', 'ab', 'pitches', 'strikes'];

/** Puts the starter on the mound, and a reliever when the one there is tired or hit hard. */
export function changePitcher(game: Diamond, side: Side): void {
  const { keeper, used } = game;
  const sheet = keeper[side];
  const current = game.pitcher[side];
  if (used[side].includes(current)) {
    const starter = used[side].length === 1;
    const tired =
      sheet.get(current, 'pitching', 'pitches') > (starter ? 85 : 35) ||
      sheet.get(current, 'pitching', 'r') > (starter ? 5 : 3);
    const fresh = game.staff[side].find((pitcher) => !used[side].includes(pitcher));
    if (!tired || !fresh) return;
    game.pitcher[side] = fresh;
    keeper.play(side, '', `${shortName(fresh)} to pitch for ${shortName(current)}`, { kind: 'substitution' });
  }
  const pitcher = game.pitcher[side];
  used[side].push(pitcher);
  sheet.open(pitcher, 'pitching', keys);
  sheet.open(pitcher, 'fielding', ['po', 'a', 'e']);
  sheet.add(pitcher, 'pitching', 'appearance', used[side].length);
}

/** Win and loss by the last lead taken; a save for the last pitcher of a lead of at most three runs. */
export function decidePitchers(game: Diamond): void {
  const { leader, winner, loser } = game.decision;
  if (!leader || !winner || !loser) return;
  const { keeper, used } = game;
  keeper[leader].mark(winner, 'pitching', 'decision', 'W');
  keeper[other(leader)].mark(loser, 'pitching', 'decision', 'L');
  const last = at(used[leader], used[leader].length - 1);
  const margin = keeper.score[leader] - keeper.score[other(leader)];
  if (last !== winner && margin <= 3) keeper[leader].mark(last, 'pitching', 'decision', 'S');
}
