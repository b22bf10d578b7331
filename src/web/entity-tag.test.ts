import { expect, test } from 'vitest';

import { matchesEntityTag } from './entity-tag.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match: %s names version "a": %s', (header, expected) => {
  expect(matchesEntityTag(header, '"a"')).toBe(expected);
  expect(matchesEntityTag(header, 'W/"a"')).toBe(expected);
});
