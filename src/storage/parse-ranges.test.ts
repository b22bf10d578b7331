import { expect, test } from 'vitest';

import { parseRanges } from './parse-ranges.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-9', [[0, 9]]],
  ['BYTES = 5-', [[5, 99]]],
  ['bytes=90-500', [[90, 99]]],
  ['bytes=-10', [[90, 99]]],
  ['bytes=-500', [[0, 99]]],
  [
    'bytes=0-0,-1',
    [
      [0, 0],
      [99, 99],
    ],
  ],
  [
    'bytes=50-59, 0-9',
    [
      [50, 59],
      [0, 9],
    ],
  ],
  ['bytes=0-9,5-19', [[0, 19]]],
  ['bytes=100-', []],
  ['bytes=-0', []],
  ['bytes=200-300,0-1', [[0, 1]]],
  ['bytes=9-5', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,x', undefined],
  ['lines=0-9', undefined],
  [`bytes=${Array.from({ length: 21 }, (_, n) => `${n * 3}-${n * 3}`)}`, undefined],
])('the ranges of "%s" in a file of 100 bytes are %j', (header, expected) => {
  expect(parseRanges(header, 100)?.map(({ start, end }) => [start, end])).toEqual(expected);
});
