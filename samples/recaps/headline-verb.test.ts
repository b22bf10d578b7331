import { expect, test } from 'vitest';

import { createRandom } from '../random.ts';
import { headlineVerb } from './headline-verb.ts';

/** Every verb that a score can get. */
const verbs = (...[family, ours, theirs]: [Parameters<typeof headlineVerb>[0], number, number]) =>
  new Set(Array.from({ length: 60 }, (_, seed) => headlineVerb(family, ours, theirs, createRandom(String(seed)))));

test.each([
  ['football', 7, 21, 'edged by', false],
  ['football', 20, 21, 'edged by', true],
  ['football', 20, 21, 'routed by', false],
  ['football', 59, 17, 'rout', true],
  ['football', 59, 17, 'hold off', false],
  ['baseball', 10, 1, 'hold off', false],
  ['basketball', 78, 64, 'run past', false],
  ['basketball', 67, 59, 'outlast', false],
  ['basketball', 67, 61, 'outlast', true],
] as const)('%s %i–%i can be "%s": %s', (family, ours, theirs, verb, expected) => {
  expect(verbs(family, ours, theirs).has(verb)).toBe(expected);
});

test('a game without a point for the loser is a shutout, three sets to none a sweep', () => {
  expect([...verbs('soccer', 2, 0), ...verbs('soccer', 0, 1), ...verbs('volleyball', 3, 0)]).toEqual([
    'shut out',
    'shut out by',
    'sweep',
  ]);
  expect([...verbs('soccer', 1, 1)]).toEqual(['tie']);
});
