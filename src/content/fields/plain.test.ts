import { type } from 'arktype';
import { expect, test } from 'vitest';

import type { AnyField, ReadContext } from './field.ts';
import { choice, color, integer, json, link, pattern, text, web, yesNo } from './plain.ts';

// none of these fields uses the context
const nothing = {} as ReadContext;
const read = (field: AnyField, input: unknown) => field.read(input, nothing);

test.each<[string, AnyField, unknown, unknown]>([
  ['a text', text('x'), ' Snow ', 'Snow'],
  ['yes', yesNo('x'), 'yes', true],
  ['no', yesNo('x'), 'no', false],
  ['a JSON boolean', yesNo('x'), false, false],
  ['digits', integer('x', { min: 1, max: 9 }), '7', 7],
  ['a JSON number', integer('x', { min: 1, max: 9 }), 7, 7],
  ['one of several', choice('x', ['a', 'b']), 'b', 'b'],
  ['a color', color('x'), '#ABCDEF', '#abcdef'],
  ['a path', link('x'), '/sports/football', '/sports/football'],
  ['an e-mail link', link('x'), 'mailto:a@example.edu', 'mailto:a@example.edu'],
  ['a whole address', web('x'), 'https://x.example/y', 'https://x.example/y'],
  ['JSON text', json('x', type({ a: 'number' })), '{"a":1}', { a: 1 }],
  ['an object', json('x', type({ a: 'number' })), { a: 1 }, { a: 1 }],
])('%s is read', (_, field, given, stored) => {
  expect(read(field, given)).toEqual(stored);
});

test.each<[AnyField, unknown, string | RegExp]>([
  [text('x', { max: 5 }), 'longer', 'it has to be a text of 1 to 5 characters'],
  [text('x'), '  ', 'it has to be a text of 1 to 200 characters'],
  [text('x'), 5, 'it has to be a text'],
  [yesNo('x'), 'maybe', 'it has to be yes or no'],
  [yesNo('x'), 1, 'it has to be yes or no'],
  [integer('x', { min: 1, max: 9 }), '10', 'it has to be a whole number from 1 to 9'],
  [integer('x', { min: 1, max: 9 }), '1.5', 'it has to be a whole number from 1 to 9'],
  [integer('x', { min: 1, max: 9 }), 'one', 'it has to be a whole number from 1 to 9'],
  [choice('x', ['a', 'b']), 'c', 'it has to be one of a, b'],
  [pattern('x', /^a+$/, 'only a'), 'b', 'it has to be only a'],
  [color('x'), 'red', 'it has to be a color such as #13294b'],
  [link('x'), 'java\nscript:x', 'it has to be a path of the site'],
  [link('x'), 'data:text/html,x', 'it has to be a path of the site'],
  [link('x'), '//evil.example', 'it has to be a path of the site'],
  [link('x'), '/\\evil.example', 'it has to be a path of the site'],
  [link('x'), 'tickets', 'it has to be a path of the site'],
  [web('x'), '/tickets', 'it has to be a whole address'],
  [web('x'), 'mailto:a@example.edu', 'it has to be a whole address'],
  [json('x', type({ a: 'number' })), '{"a":', 'it has to be JSON: '],
  [json('x', type({ a: 'number' })), { a: 'b' }, 'a has to be a number'],
])('%# of a wrong value tells what it has to be', (field, given, message) => {
  expect(() => read(field, given)).toThrow(message);
});
