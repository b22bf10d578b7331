import { expect, it } from 'vitest';

import { seasonTitle, seasonTitleOn } from './season.ts';

it('a season is named by its year, or by both if it spans two', () => {
  expect([seasonTitle(2026, false), seasonTitle(2025, true), seasonTitle(1999, true), seasonTitle(2008, true)]).toEqual(
    ['2026', '2025-26', '1999-00', '2008-09'],
  );
});

it.each([
  ['2026-07-31', '2025-26', '2026'],
  ['2026-08-01', '2026-27', '2026'],
  ['2027-01-01', '2026-27', '2027'],
])('%s is in %s across years and in %s within one', (day, across, within) => {
  expect([seasonTitleOn(day, true), seasonTitleOn(day, false)]).toEqual([across, within]);
});
