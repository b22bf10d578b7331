import { expect, test } from 'vitest';

import { matchCount, wordMatcher } from './match-words.ts';

test.each([
  ['', true],
  ['  ', true],
  ['rosalia', true],
  ['QUINTERO compliance', true],
  ['quint', true],
  ['quintero tickets', false],
])('%j matches a text with all of its words: %s', (search, matches) => {
  expect(wordMatcher(search)('Rosalía Quintero, Senior Woman Administrator, Compliance')).toBe(matches);
});

test('people who match are counted in words', () => {
  expect(matchCount(1, 58, 'park')).toBe('1 of 58 matches “park”.');
  expect(matchCount(0, 58, 'zzz')).toBe('Nobody matches “zzz”.');
  expect(matchCount(7, 58, 'smith')).toBe('7 of 58 match “smith”.');
});
