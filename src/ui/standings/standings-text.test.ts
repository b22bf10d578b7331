import { expect, test } from 'vitest';

import { gamesBackText, linesAround } from './standings-text.ts';

test.each([
  [0, '–'],
  [0.5, '½'],
  [2, '2'],
  [3.5, '3½'],
  [-0.5, '+½'],
  [null, undefined],
])('%s games back are printed as %s', (gamesBack, text) => {
  expect(gamesBackText(gamesBack)).toBe(text);
});

test.each([
  [0, '1234'],
  [4, '3456'],
  [7, '5678'],
  [-1, '1234'],
])('with the college at index %i, four of eight lines are %s', (own, expected) => {
  const lines = Array.from('12345678', (name, index) => ({ name, isOurs: index === own }));
  const shown = linesAround(lines, 4);
  expect(shown.map(({ name }) => name).join('')).toBe(expected);
});
