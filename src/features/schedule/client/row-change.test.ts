import { expect, it } from 'vitest';

import { rowChange } from './row-change.ts';

const start = '2026-11-23T19:00-05:00';

it.each([
  ['nothing', [start, 'Home', ''], undefined, ''],
  ['the time', ['2026-11-23T18:00-05:00', 'Home', ''], 'New time', ''],
  ['a time that was not set', ['2026-11-23', 'Home', ''], 'New time', ''],
  ['the date', ['2026-11-24T19:00-05:00', 'Home', ''], 'New date', ''],
  ['the place', [start, 'Neutral', ''], 'New place', ''],
  ['the status', [start, 'Home', ''], 'New status', 'postponed'],
  ['the score', [start, 'Home', 'live'], undefined, 'final'],
] as const)('a row of which %s changed since the last visit is marked accordingly', (_, before, expected, state) =>
  expect(rowChange(before, [start, 'Home', state])).toBe(expected),
);

it('a row that was not there at the last visit is marked as added', () =>
  expect(rowChange(undefined, [start, 'Home', ''])).toBe('Added'));
