import { expect, test } from 'vitest';

import { parseRowId } from './row-id.ts';

test('an id is a positive integer that fits into its column', () => {
  expect(['1', '42', '999999999'].map(parseRowId)).toEqual([1, 42, 999_999_999]);
});

test.each(['', '0', '-1', '01', '1.5', '1e3', '0x10', ' 1', 'x', '1000000000'])('"%s" is no id', (text) => {
  expect(parseRowId(text)).toBeUndefined();
});
