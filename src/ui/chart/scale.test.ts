import { expect, it } from 'vitest';

import { scaleOf } from './scale.ts';

it.each([
  ['counts', [0, 1, 3], false, { low: 0, high: 4, middle: 2 }],
  ['one', [1, 0], false, { low: 0, high: 2, middle: 1 }],
  ['yards', [37, 112], false, { low: 0, high: 200, middle: 100 }],
  ['losses of yards', [-4, 12], false, { low: -4, high: 20, middle: 8 }],
  ['shares', [0.345, 0.25], true, { low: 0, high: 0.4, middle: 0.2 }],
  ['nothing', [0, 0], false, { low: 0, high: 2, middle: 1 }],
])('an axis of %s begins at zero and ends at a round number', (_, values, isRate, expected) =>
  expect(scaleOf(values, isRate)).toEqual(expected),
);
