import { expect, test } from 'vitest';

import { currentSeasonOn } from './season.ts';

const season = (title: string, startDate: string, pinned = false) => ({ title, startDate, pinned });
const seasons = [season('2027-28', '2027-08-01'), season('2025-26', '2025-08-01'), season('2026-27', '2026-08-01')];

test.each([
  ['the last that has started', '2026-11-27', '2026-27'],
  ['so on the day before the next one', '2027-07-31', '2026-27'],
  ['the next one from its first day', '2027-08-01', '2027-28'],
  ['the first, if none has started', '2020-01-01', '2025-26'],
])('the current season is %s', (_, today, title) => {
  expect(currentSeasonOn(seasons, today)?.title).toBe(title);
});

test('the current season is the one that staff set', () => {
  expect(currentSeasonOn([...seasons, season('2024-25', '2024-08-01', true)], '2026-11-27')?.title).toBe('2024-25');
});

test('a sport without seasons has no current one', () => {
  expect(currentSeasonOn([], '2026-11-27')).toBeUndefined();
});
