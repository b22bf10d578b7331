import { expect, test } from 'vitest';

import { isSameJson } from './same-json.ts';

test.each([
  [{ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [undefined, undefined, true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 2 }, false],
  [null, { a: 1 }, false],
  ['1', 1, false],
  [undefined, null, false],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(isSameJson(one, other)).toBe(expected);
});
