import { expect, test } from 'vitest';

import type { OpponentHistory } from '../../api/opponent-history/schema.ts';
import { decadeTabs, gamesOfDecade, shownDecade } from './decades.ts';

const history = (years: readonly number[]) =>
  ({
    opponent: { url: '/sports/football/opponent-history/elm/1' },
    games: years.map((year) => ({ date: `${year}-01-05` })),
  }) as OpponentHistory;
const short = history([2001, 1999]);
const long = history(Array.from({ length: 90 }, (_, index) => 2020 - index));

test('a short series shows all games, a long one its latest decade', () => {
  expect(shownDecade(short, undefined)).toBe('all');
  expect(decadeTabs(short, 'all')).toEqual([]);
  expect(shownDecade(long, undefined)).toBe(2020);
  expect(gamesOfDecade(long, 2010)).toHaveLength(10);
  expect(gamesOfDecade(long, 'all')).toHaveLength(90);
});

test.each(['1790', 'x', '2015', ''])('the decade %j has no games and is not found', (requested) => {
  expect(shownDecade(long, requested)).toBeUndefined();
});

test('each decade has one URL, the latest that of the page itself', () => {
  const [newest, next, ...others] = decadeTabs(long, 2010);
  expect(newest).toEqual({ label: '2020s', href: '/sports/football/opponent-history/elm/1#games', current: false });
  expect(next).toEqual({
    label: '2010s',
    href: '/sports/football/opponent-history/elm/1?decade=2010#games',
    current: true,
  });
  expect(others.at(-1)?.label).toBe('All 90');
});
