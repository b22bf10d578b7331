import { expect, test } from 'vitest';

import type { FieldRule } from './definition.ts';
import { rulesOf } from './field-rules.ts';
import { fieldOf, options } from './testing/fields.ts';

const choice = { options: options('x', 'y') };

test.each<[string, object, FieldRule[]]>([
  ['T', {}, [['length', 1, 1000]]],
  ['T', { maxLength: 1 }, [['length', 1, 1]]],
  ['T', { maxLength: 40 }, [['length', 1, 40]]],
  ['T', { maxQuantity: 4 }, [['length', 1, 1000]]],
  ['T', { isEmailField: true }, [['length', 1, 1000], ['email']]],
  ['A', {}, [['length', 1, 10_000]]],
  ['A', { maxLength: 40 }, [['length', 1, 40]]],
  ['H', {}, [['length', 1, 1000]]],
  ['N', {}, [['number']]],
  ['N', { maxQuantity: 4 }, [['number'], ['max', 4]]],
  ['D', {}, []],
  ['-', {}, []],
  ...['S', 'Q', 'O', 'R', 'Y', '5'].map((code): [string, object, FieldRule[]] => [
    code,
    { ...choice, maxQuantity: 4, required: true },
    [['required', 'trim']],
  ]),
  ...['C', 'B', 'M', 'Z', 'P', 'L'].map((code): [string, object, FieldRule[]] => [
    code,
    { ...choice, maxQuantity: 4, required: true },
    [
      ['required', 'trim'],
      ['max', 4],
    ],
  ]),
])('a field of type %s with %j has the rules %j', (type, changes, rules) => {
  expect(rulesOf(fieldOf({ type, ...changes }))).toEqual(rules);
});

test('the rules of the definition come after those of the properties', () => {
  const field = fieldOf({ required: true, maxLength: 3, rules: [['alpha'], ['not', 'abc']] });
  expect(rulesOf(field)).toEqual([['required', 'trim'], ['length', 1, 3], ['alpha'], ['not', 'abc']]);
});
