import type { Side } from '../../src/domain/side.ts';
import { at } from '../random.ts';
import type { BaseballGame } from './baseball-game.ts';
import { other } from './scorebook.ts';
import { shortName } from './team-stats.ts';

const keys = ['outs', 'h', 'r', 'er', 'bb', 'so', 'hr', 'wp', 'bk', 'hbp', 'bf', 'ab', 'pitches', 'strikes'];

/** Brings in the starting pitcher, and a reliever when the current pitcher is tired or hit hard. */
export function changePitcher(game: BaseballGame, side: Side): void {
  const { book, used } = game;
  const sheet = book[side];
  const current = game.pitcher[side];
  if (used[side].includes(current)) {
    const starter = used[side].length === 1;
    const tired =
      sheet.get(current, 'pitching', 'pitches') > (starter ? 85 : 35) ||
      sheet.get(current, 'pitching', 'r') > (starter ? 5 : 3);
    const fresh = game.staff[side].find((pitcher) => !used[side].includes(pitcher));
    if (!tired || !fresh) return;
    game.pitcher[side] = fresh;
    book.play(side, '', `${shortName(fresh)} to pitch for ${shortName(current)}`, { kind: 'substitution' });
  }
  const pitcher = game.pitcher[side];
  used[side].push(pitcher);
  sheet.open(pitcher, 'pitching', keys);
  sheet.open(pitcher, 'fielding', ['po', 'a', 'e']);
  sheet.add(pitcher, 'pitching', 'appearance', used[side].length);
}

/** Credits win and loss by the last lead change, and a save for a final lead of at most three runs. */
export function decidePitchers(game: BaseballGame): void {
  const { leader, winner, loser } = game.decision;
  if (!leader || !winner || !loser) return;
  const { book, used } = game;
  book[leader].setText(winner, 'pitching', 'decision', 'W');
  book[other(leader)].setText(loser, 'pitching', 'decision', 'L');
  const last = at(used[leader], used[leader].length - 1);
  const margin = book.score[leader] - book.score[other(leader)];
  if (last !== winner && margin <= 3) book[leader].setText(last, 'pitching', 'decision', 'S');
}
