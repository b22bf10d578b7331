import { describe, expect, test } from 'vitest';

import { findRedirectLoop } from './redirect-loop.ts';

const loopOf = (...rules: [fromPath: string, target: string][]) => {
  const loop = findRedirectLoop(
    rules.map(([fromPath, target]) => ({ fromPath, target, status: 301 })),
    ['college.example'],
  );
  return loop?.map(({ fromPath }) => fromPath);
};

describe('a loop of redirect rules', () => {
  test.each([
    ['of one', [['/a', '/a']], ['/a']],
    ['in another spelling', [['/a', '/A/#top']], ['/a']],
    ['through the own host', [['/a', 'https://college.example/a']], ['/a']],
    [
      'of three behind a way in',
      [
        ['/x', '/a'],
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/a'],
      ],
      ['/a', '/b', '/c'],
    ],
    ['that makes paths longer', [['/old/*', '/old/new/*']], ['/old/*']],
    ['of everything into a part of itself', [['/*', '/archive/*']], ['/*']],
    [
      'between two that make paths',
      [
        ['/a/*', '/b/*'],
        ['/b/*', '/a/x/*'],
      ],
      ['/a/*', '/b/*'],
    ],
    [
      'of a made path and an exact rule',
      [
        ['/a/*', '/b/*'],
        ['/b/c', '/a/c'],
      ],
      ['/a/*', '/b/c'],
    ],
  ] as [string, [string, string][], string[]][])('%s is found', (_, rules, loop) => {
    expect(loopOf(...rules)).toEqual(loop);
  });

  test.each([
    [
      'a chain',
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
    ],
    ['elsewhere', [['/a', 'https://other.example/a']]],
    ['everything to the home page', [['/*', '/']]],
    ['everything to one address', [['/*', '/gone']]],
    ['one tree to another', [['/old/*', '/new/*']]],
    ['a tree to its root', [['/old/*', '/old']]],
    ['everything to another host', [['/*', 'https://old.example/*']]],
  ] as [string, [string, string][]][])('%s is none', (_, rules) => {
    expect(loopOf(...rules)).toBeUndefined();
  });

  test('is found at the end of a chain of 20,000 rules', () => {
    const chain = Array.from({ length: 20_000 }, (_, index): [string, string] => [`/${index}`, `/${index + 1}`]);
    expect(loopOf(...chain)).toBeUndefined();
    expect(loopOf(...chain, ['/20000', '/19999'])).toEqual(['/19999', '/20000']);
  });
});
