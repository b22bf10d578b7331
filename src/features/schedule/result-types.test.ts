import { expect, it } from 'vitest';

import { gamesOfType, hasResult, parseResultType } from './result-types.ts';

it.each([
  [null, 'all'],
  ['', 'all'],
  ['0', 'all'],
  ['null', 'all'],
  ['p', 'P'],
  ['Postseason', 'P'],
  ['regular', 'R'],
  ['s', 'E'],
  ['exhibition', 'E'],
  ['q', undefined],
  ['__proto__', undefined],
])('the type %s is %s', (value, type) => {
  expect(parseResultType(value)).toBe(type);
});

it('exhibitions include scrimmages, and every game has exactly one type', () => {
  const games = (['R', 'P', 'E', 'S', 'X'] as const).map((type) => ({
    type,
    conference: type === 'R',
  }));
  expect(gamesOfType(games, 'E').map(({ type }) => type)).toEqual(['E', 'S']);
  expect(gamesOfType(games, 'C').map(({ type }) => type)).toEqual(['R']);
  expect((['R', 'P', 'E', 'X'] as const).flatMap((type) => gamesOfType(games, type))).toHaveLength(games.length);
  expect(gamesOfType(games, 'all')).toEqual(games);
});

it('forfeits, placings and no contests are results, a postponed game is not', () => {
  const none = { result: null, placing: null, noContest: false, forfeit: 'none' } as const;
  expect(hasResult(none)).toBe(false);
  expect(hasResult({ ...none, placing: '1st of 12' })).toBe(true);
  expect(hasResult({ ...none, noContest: true })).toBe(true);
  expect(hasResult({ ...none, forfeit: 'us' })).toBe(true);
});
