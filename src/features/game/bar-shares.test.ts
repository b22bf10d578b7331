import { expect, test } from 'vitest';

import { barShares, barValue } from './bar-shares.ts';

test.each([
  ['12-30', 12],
  ['45.3', 45.3],
  ['.345', 0.345],
  ['1,204', 1204],
  ['−12', -12],
  ['32:10', 1930],
  ['DNP', undefined],
  [undefined, undefined],
])('%s has the value %s', (text, value) => {
  expect(barValue(text)).toBe(value);
});

test.each([
  ['10', '20', { away: 50, home: 100 }],
  ['−5', '20', { away: 0, home: 100 }],
  ['0', '0', undefined],
  ['3', undefined, undefined],
])('the bars of %s and %s are %o', (away, home, expected) => {
  expect(barShares(away, home)).toEqual(expected);
});
