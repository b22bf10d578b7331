import { expect, test } from 'vitest';

import { recentResults } from './recent-results.ts';

const game = (date: string, placing: string | null = '1st of 4') => ({
  date: `${date}T18:00:00`,
  result: null,
  placing,
});

test('the results of the week are those since its first day', () => {
  const games = [game('2026-09-08', null), game('2026-09-07'), game('2026-09-01'), game('2026-08-31')];
  expect(recentResults(games, '2026-09-01')).toEqual({ title: 'Results of the week', games: [games[1], games[2]] });
});

test('after a quiet week the ten latest results before it are listed', () => {
  const games = Array.from({ length: 12 }, () => game('2012-02-17'));
  const { title, games: listed } = recentResults(games, '2026-09-01');
  expect([title, listed.length]).toEqual(['Latest results', 10]);
});
