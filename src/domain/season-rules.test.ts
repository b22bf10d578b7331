import { expect, test } from 'vitest';

import { findGlobalSport } from './global-sports.ts';
import { seasonRulesOf } from './season-rules.ts';

test.each([
  ['womens-basketball', '2014-15', 2, 20],
  ['womens-basketball', '2015-16', 4, 10],
  ['mens-basketball', '2014-15', 2, 20],
  ['mens-basketball', '2026-27', 2, 20],
  ['field-hockey', '2018', 2, 35],
  ['field-hockey', '2019', 4, 15],
  ['womens-lacrosse', '2021', 2, 30],
  ['womens-lacrosse', '2022', 4, 15],
  ['mens-lacrosse', '2010', 4, 15],
  ['football', '1969', 4, 15],
])('%s of %s has %s periods of %s minutes', (slug, title, periods, periodMinutes) => {
  const sport = findGlobalSport(slug);
  expect(sport && seasonRulesOf(sport, title)).toMatchObject({ periods, periodMinutes });
});
