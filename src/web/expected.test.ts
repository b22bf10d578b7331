import { scope, type } from 'arktype';
import { expect, test } from 'vitest';

import { expectedOf } from './expected.ts';

// the server allows no code generation, without which arktype reports unions in another way
const { type: interpreted } = scope({}, { jitless: true });

const shape = { x: "'a'|'b'|'c'" } as const;

test.each([
  ['compiled', type("'a'|'b'|'c'"), '"a", "b" or "c"'],
  ['interpreted', interpreted("'a'|'b'|'c'"), '"a", "b" or "c"'],
  ['interpreted', interpreted('string.numeric.parse|null'), 'a well-formed numeric string or null'],
  ['interpreted', interpreted('number').or({ y: 'string' }), 'a number or an object'],
])('the %s schema of a value says what it has to be, without the value', (_, schema, expected) => {
  const errors = schema('a secret');
  if (!(errors instanceof type.errors)) throw new Error('the value is valid');
  expect(errors.map(expectedOf)).toEqual([expected]);
});

test.each([type(shape), interpreted(shape)])('an error of a property says what the property has to be', (schema) => {
  const errors = schema({ x: 'a secret' });
  if (!(errors instanceof type.errors)) throw new Error('the value is valid');
  expect(errors.map((error) => [error.path.join('.'), expectedOf(error)])).toEqual([['x', '"a", "b" or "c"']]);
});
