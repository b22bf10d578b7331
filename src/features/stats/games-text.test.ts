import { expect, test } from 'vitest';

import { gamesText } from './games-text.ts';

test.each([
  [20, '12-8', '20 games with statistics.'],
  [15, '12-7-1', '15 of 20 games with statistics, which totals and averages count.'],
  [1, null, '1 game with statistics.'],
  [3, '1-1', '3 games with statistics.'],
])('%i games with statistics of a record of %s: %s', (games, record, text) => {
  expect(gamesText({ games, record })).toBe(text);
});
