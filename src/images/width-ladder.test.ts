import { expect, test } from 'vitest';

import { toLadder } from './width-ladder.ts';

test.each([
  [{}, {}],
  [{ width: 1 }, { width: 32 }],
  [{ width: 320 }, { width: 320 }],
  [{ width: 321 }, { width: 480 }],
  [{ width: 3200 }, { width: 3200 }],
  [{ height: 500 }, { height: 640 }],
  [
    { width: 600, height: 400 },
    { width: 640, height: 427 },
  ],
  [
    { width: 3000, height: 3200 },
    { width: 3200, height: 3413 },
  ],
])('%j is rounded up to %j', (requested, expected) => {
  expect(toLadder(requested)).toEqual(expected);
});
