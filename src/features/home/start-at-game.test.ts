import { expect, it } from 'vitest';

import { startAtGame } from './start-at-game.ts';

const day = (date: string, ...ids: number[]) => ({
  date,
  name: undefined,
  printedDate: date,
  games: ids.map((id) => ({ id })),
});
const days = [day('11-20', 1, 2), day('11-21', 3), day('11-22', 4, 5, 6), day('11-23', 7)];
const order = (id: number | undefined, of = days) =>
  startAtGame(of, id).map(({ date, isEarlier, games, earlier }) => [
    isEarlier ? `before ${date}` : date,
    games.map((game) => game.id),
    earlier.map((game) => game.id),
  ]);

it('the days from the game on come first, then the earlier ones, each in time order', () => {
  expect(order(5)).toEqual([
    ['11-22', [5, 6], [4]],
    ['11-23', [7], []],
    ['before 11-20', [1, 2], []],
    ['before 11-21', [3], []],
  ]);
  expect(order(1).map(([name]) => name)).toEqual(['11-20', '11-21', '11-22', '11-23']);
});

it('a season that is over starts at its last game', () => {
  expect(order(undefined)[0]).toEqual(['11-23', [7], []]);
  expect(order(undefined)).toHaveLength(days.length);
  expect(order(undefined, [])).toEqual([]);
});
