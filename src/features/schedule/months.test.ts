import { expect, test } from 'vitest';

import { groupByMonth } from './months.ts';

const game = (venueDate: string, tournament?: string) => ({
  game: { venueDate, tournament: tournament ? { title: tournament } : null },
});

test('games are grouped by month and year', () => {
  const months = groupByMonth([game('2026-12-30T18:00:00'), game('2027-01-02T18:00:00')]);
  expect(months.map(({ title }) => title)).toEqual(['December 2026', 'January 2027']);
});

test('consecutive games of one tournament share a heading', () => {
  const [month] = groupByMonth([
    game('2026-09-01T18:00:00'),
    game('2026-09-04T12:00:00', 'Bay Classic'),
    game('2026-09-05T12:00:00', 'Bay Classic'),
    game('2026-09-09T18:00:00'),
  ]);
  expect(month?.groups.map(({ tournament, rows }) => [tournament, rows.length])).toEqual([
    [undefined, 1],
    ['Bay Classic', 2],
    [undefined, 1],
  ]);
});

test('a season without games has no months', () => {
  expect(groupByMonth([])).toEqual([]);
});
