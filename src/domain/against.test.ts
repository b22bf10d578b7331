import { expect, test } from 'vitest';

import { against } from './against.ts';
import type { LocationIndicator } from './game.ts';

test.for<[LocationIndicator, number | null, string, string]>([
  ['H', 1, 'Duke', 'vs Duke'],
  ['N', 1, 'Duke', 'vs Duke'],
  ['A', 1, 'Duke', 'at Duke'],
  ['H', null, 'Holiday Open', 'Holiday Open'],
  ['A', null, 'Holiday Open', 'Holiday Open'],
])('a game with place %s and opponent %s, %s, is "%s"', ([locationIndicator, id, title, expected]) => {
  expect(against({ locationIndicator, opponent: { id, title } })).toBe(expected);
});
