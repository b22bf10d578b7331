import { expect, test } from 'vitest';

import type { CalendarEvent } from '../../api/calendar/schema.ts';
import { weekAround, weekDays } from './week-days.ts';

const games = ['2026-11-20T19:00:00', '2026-11-22T13:00:00', '2026-11-22T18:00:00'].map((date, id) => ({ id, date }));

test('a week has three days before and after today', () => {
  expect(weekAround('2026-11-22')).toEqual({ from: '2026-11-19', to: '2026-11-25' });
});

test('games are grouped by day, and the days around today have names', () => {
  const days = weekDays(games as unknown as CalendarEvent[], '2026-11-22');
  expect(days.map(({ name, games: ofDay }) => `${name}: ${ofDay.map(({ id }) => id).join()}`)).toEqual([
    'Thu, Nov 19: ',
    'Fri, Nov 20: 0',
    'Yesterday: ',
    'Today: 1,2',
    'Tomorrow: ',
    'Tue, Nov 24: ',
    'Wed, Nov 25: ',
  ]);
  expect(days.findIndex(({ isToday }) => isToday)).toBe(3);
});
