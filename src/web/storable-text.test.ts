import { expect, test } from 'vitest';

import { clip, isStorable, isStorableJson } from './storable-text.ts';

test.each([
  ['a😀\u2028\x7f\uffff', true],
  ['', true],
  ['a\0', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('%j can be stored: %s', (text, expected) => {
  expect([isStorable(text), isStorableJson(JSON.stringify(text))]).toEqual([expected, expected]);
});

test.each([
  [String.raw`"\ud83d\ude00"`, true],
  [String.raw`"\uD83D\uDE00"`, true],
  [String.raw`"\\ud83d"`, true],
  [String.raw`"\\u0000"`, true],
  [String.raw`"\ud83d"`, false],
  [String.raw`"\ud83d \ude00"`, false],
  [String.raw`"\\\ud83d"`, false],
  [String.raw`"\\ud83d\ude00"`, false],
  [String.raw`{"\udc00": 1}`, false],
  [String.raw`"\u0000"`, false],
])('the strings of %s can be stored: %s', (json, expected) => {
  expect(isStorableJson(json)).toBe(expected);
  const value = JSON.parse(json);
  expect(isStorable(typeof value === 'string' ? value : Object.keys(value).join())).toBe(expected);
});

test('a text is cut between characters', () => {
  expect([clip('a😀b', 1), clip('a😀b', 2), clip('a😀b', 3), clip('a', 9)]).toEqual(['a', 'a', 'a😀', 'a']);
});
