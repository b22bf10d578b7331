import { expect, test } from 'vitest';

import { basketball } from '../../domain/stats/basketball.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import { football } from '../../domain/stats/football.ts';
import type { SportStats } from '../../domain/stats/sport-stats.ts';
import { logTables } from './log-tables.ts';

const game = (id: number, stats: StatGroups, played = true) => ({ id, stats, played });

const rows = ({ tables }: SportStats, games: ReturnType<typeof game>[]) =>
  logTables(tables, games).map(({ title, games }) => [title, games.map(({ id }) => id)]);

test('a game in which every figure is zero is listed', () => {
  const zeros = { box: { sec: 0, fgm: 0, fga: 0, pts: 0 } };
  expect(rows(basketball, [game(1, { box: { sec: 600, pts: 4 } }), game(2, zeros)])).toEqual([
    [basketball.tables[0]?.title, [1, 2]],
  ]);
  expect(rows(basketball, [game(2, zeros)])).toEqual([[basketball.tables[0]?.title, [2]]]);
});

test('a game in which the player did not play is not listed', () => {
  expect(rows(basketball, [game(1, { box: { pts: 4 } }), game(2, {}, false)])).toEqual([
    [basketball.tables[0]?.title, [1]],
  ]);
});

test('the longest football table comes first with every game played, and the others have the games with figures', () => {
  const games = [
    game(1, { rushing: { att: 3, yds: 9 }, receiving: { no: 1, yds: 5 } }),
    game(2, { receiving: { no: 2, yds: 20 } }),
    game(3, {}),
  ];
  expect(rows(football, games)).toEqual([
    ['Receiving', [1, 2, 3]],
    ['Rushing', [1]],
  ]);
});

test('a player without statistics has a list of the games played', () => {
  expect(rows(football, [game(1, {}), game(2, {}, false), game(3, {})])).toEqual([['Games played', [1, 3]]]);
  expect(rows(football, [game(2, {}, false)])).toEqual([]);
});
