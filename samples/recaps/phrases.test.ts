import { expect, test } from 'vitest';

import { createPhrases } from './phrases.ts';

const items = ['beat', 'defeat', 'edge', 'get past'];

test('no item is drawn again before all others, and none twice in a row', () => {
  const phrases = createPhrases('seed');
  const drawn = Array.from({ length: 40 }, () => phrases.pick(items));
  for (let round = 0; round < 10; round++) expect(new Set(drawn.slice(4 * round, 4 * round + 4)).size).toBe(4);
  for (const [index, item] of drawn.entries()) expect(drawn[index + 1]).not.toBe(item);
});

test('the same seed draws the same items', () => {
  const draw = () => Array.from({ length: 8 }, () => createPhrases('seed')).map(({ pick }) => pick(items));
  expect(draw()).toEqual(draw());
});

test('only wordings that fit the facts are written', () => {
  const { write } = createPhrases('seed');
  const wordings = [(score: number) => (score > 20 ? 'a rout' : undefined), (score: number) => `by ${score}`];
  for (let time = 0; time < 4; time++) expect(write(3, wordings)).toBe('by 3');
  expect(write(3, wordings.slice(0, 1))).toBeUndefined();
});
