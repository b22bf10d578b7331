import { describe, expect, test } from 'vitest';

import { calendarSpan, rangeTitle } from './calendar-span.ts';
import { groupByDay } from './group-by-day.ts';
import { parseDay } from './parse-day.ts';

test.each([
  ['2026-09-05', '2026-09-05'],
  ['2026-9-5', '2026-09-05'],
  ['09-05-2026', '2026-09-05'],
  ['4/17/2025', '2025-04-17'],
  ['2026-02-31', undefined],
  ['2/29/2025', undefined],
  ['13/1/2026', undefined],
  ['4/17-2025', undefined],
  ['today', undefined],
  ['', undefined],
])('the day %j is %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

describe('a calendar', () => {
  test.each([
    [
      'month',
      '2026-11-22',
      ['2026-11-01', '2026-11-30', '2026-11-01', '2026-12-05', '2026-10-01', '2026-12-01', 'November 2026'],
    ],
    [
      'month',
      '2026-02-28',
      ['2026-02-01', '2026-02-28', '2026-02-01', '2026-02-28', '2026-01-01', '2026-03-01', 'February 2026'],
    ],
    [
      'month',
      '2026-12-31',
      ['2026-12-01', '2026-12-31', '2026-11-29', '2027-01-02', '2026-11-01', '2027-01-01', 'December 2026'],
    ],
    [
      'list',
      '2026-08-09',
      ['2026-08-01', '2026-08-31', '2026-08-01', '2026-08-31', '2026-07-01', '2026-09-01', 'August 2026'],
    ],
    [
      'week',
      '2026-11-22',
      ['2026-11-22', '2026-11-28', '2026-11-22', '2026-11-28', '2026-11-15', '2026-11-29', 'November 22–28, 2026'],
    ],
    [
      'week',
      '2027-01-01',
      [
        '2026-12-27',
        '2027-01-02',
        '2026-12-27',
        '2027-01-02',
        '2026-12-20',
        '2027-01-03',
        'December 27, 2026 – January 2, 2027',
      ],
    ],
  ] as const)('by %s with %s covers the whole period, in weeks from Sunday to Saturday', (view, day, expected) => {
    const { from, to, firstShown, lastShown, previous, next, title } = calendarSpan(view, day);
    expect([from, to, firstShown, lastShown, previous, next, title]).toEqual(expected);
  });

  test('names a range over two months by both', () => {
    expect(rangeTitle('2026-11-29', '2026-12-05')).toBe('November 29 – December 5, 2026');
  });
});

describe('the games of a day', () => {
  const game = (id: number, venueDate: string, more: object = {}) => ({
    id,
    venueDate,
    venueEndDate: null as string | null,
    dateUtc: venueDate.endsWith('T00:00:00') ? null : `${venueDate}Z`,
    tbd: venueDate.endsWith('T00:00:00'),
    allDay: false,
    ...more,
  });
  const shown = (games: ReturnType<typeof game>[], from: string, to: string) =>
    groupByDay(games, from, to).map(({ date, entries }) => [
      date,
      ...entries.map((entry) => `${entry.game.id}: ${entry.day} of ${entry.days}`),
    ]);

  test('are in order of time, all-day games first and TBD last', () => {
    const games = [
      game(1, '2026-11-07T00:00:00'),
      game(2, '2026-11-07T19:00:00'),
      game(3, '2026-11-07T13:00:00'),
      game(4, '2026-11-07T00:00:00', { allDay: true, tbd: false }),
    ];
    expect(shown(games, '2026-11-07', '2026-11-07')).toEqual([
      ['2026-11-07', '4: 1 of 1', '3: 1 of 1', '2: 1 of 1', '1: 1 of 1'],
    ]);
  });

  test('include events over several days, even if they began before the first day', () => {
    const meet = game(5, '2026-10-31T00:00:00', { venueEndDate: '2026-11-02T00:00:00', allDay: true, tbd: false });
    expect(shown([meet], '2026-11-01', '2026-11-03')).toEqual([
      ['2026-11-01', '5: 2 of 3'],
      ['2026-11-02', '5: 3 of 3'],
      ['2026-11-03'],
    ]);
  });

  test('include a night game once, even if it ends after midnight', () => {
    const night = game(6, '2026-11-01T21:00:00', { venueEndDate: '2026-11-02T00:30:00' });
    expect(shown([night], '2026-11-01', '2026-11-02')).toEqual([['2026-11-01', '6: 1 of 1'], ['2026-11-02']]);
  });
});
