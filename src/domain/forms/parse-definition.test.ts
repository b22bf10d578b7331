import { expect, test } from 'vitest';

import { rankedOptions } from './definition.ts';
import { paymentFaults } from './definition-faults.ts';
import { fieldKind } from './field-kinds.ts';
import { parseFields, parsePayment } from './parse-definition.ts';
import { checkStyleText } from './style-text.ts';
import { fieldOf, fieldsOf, options } from './testing/fields.ts';

test.each([
  ['S', 'select'],
  ['Q', 'select'],
  ['O', 'select'],
  ['T', 'text'],
  ['A', 'textarea'],
  ['R', 'radio'],
  ['Y', 'radio'],
  ['5', 'radio'],
  ['C', 'checkbox'],
  ['B', 'checkbox'],
  ['M', 'checkbox'],
  ['Z', 'checkbox'],
  ['P', 'checkbox'],
  ['L', 'checkbox'],
  ['D', 'date'],
  ['N', 'number'],
  ['H', 'hidden'],
  ['-', 'separator'],
])('the code %s is a %s field', (code, kind) => {
  expect(fieldKind(code)).toBe(kind);
});

test('an unknown code raises the message of the catalogue', () => {
  expect(() => fieldOf({ type: 'X' })).toThrow(new Error('Form match error: field type [X] not found'));
});

test('a checkbox without options is one of its own title', () => {
  expect(fieldOf({ type: 'C', title: 'I agree' }).options).toMatchObject([{ title: 'I agree', value: 'yes' }]);
});

test('the value of an option is its title unless given', () => {
  const { options: found } = fieldOf({ type: 'S', options: [{ title: 'Day camp' }, { title: 'Night', value: 'n' }] });
  expect(found.map(({ value }) => value)).toEqual(['Day camp', 'n']);
});

test('options are shown by rank, and in the order of the definition within one', () => {
  const ranked = [
    { title: 'last', rank: 3 },
    { title: 'first', rank: 1 },
    { title: 'second', rank: 1 },
  ];
  expect(rankedOptions(fieldOf({ type: 'S', options: ranked })).map(({ title }) => title)).toEqual([
    'first',
    'second',
    'last',
  ]);
});

test.each([
  ['no fields', [], 'it has to be'],
  ['a text', 'fields', 'it has to be'],
  ['an unknown property', [{ id: 'a', type: 'T', title: 'A', size: 3 }], '[0].size has to be'],
  ['an id with a blank', [{ id: 'a b', type: 'T', title: 'A' }], '[0].id has to be 1 to 40 letters'],
  [
    'an amount in dollars',
    [{ id: 'a', type: 'S', title: 'A', options: [{ title: 'x', paymentAmount: 4.5 }] }],
    '[0].options[0].paymentAmount has to be a whole number of minor units',
  ],
])('%s is an error in the schema', (_, input, message) => {
  expect(() => parseFields(input)).toThrow(`Error parsing the form schema: ${message}`);
});

test.each([
  ['two fields have the id "a"', [{ id: 'a' }, { id: 'a' }]],
  ['field "a": type S needs options', [{ id: 'a', type: 'S' }]],
  ['field "a": type T has no options', [{ id: 'a', options: options('x') }]],
  ['field "a": two options have the value "x"', [{ id: 'a', type: 'S', options: options('x', 'x') }]],
  [
    'field "a": only one option can be selected',
    [
      {
        id: 'a',
        type: 'R',
        options: [
          { title: 'x', selected: true },
          { title: 'y', selected: true },
        ],
      },
    ],
  ],
  [
    'field "a": its condition names the field "b", which does not exist',
    [{ id: 'a', conditions: [{ field: 'b', logic: 'Is', value: 'any' }] }],
  ],
  [
    'field "a": its condition names the field "b", which does not exist',
    [
      { id: 'a', conditions: [{ field: 'b', logic: 'Is', value: 'any' }] },
      { id: 'b', type: '-' },
    ],
  ],
  [
    'field "b": its condition names the option "z", which field "a" does not have',
    [
      { id: 'a', type: 'S', options: options('x') },
      { id: 'b', conditions: [{ field: 'a', logic: 'Is', value: 'z' }] },
    ],
  ],
  [
    'the conditions of field "a", field "b" depend on each other',
    [
      { id: 'a', conditions: [{ field: 'b', logic: 'Is', value: 'any' }] },
      { id: 'b', conditions: [{ field: 'a', logic: 'Is', value: 'any' }] },
    ],
  ],
  [
    'the conditions of field "a" depend on each other',
    [{ id: 'a', conditions: [{ field: 'a', logic: 'Is Not', value: 'any' }] }],
  ],
  [
    'only one field can be the e-mail address, not field "a" and field "b"',
    [
      { id: 'a', isEmailField: true },
      { id: 'b', isEmailField: true },
    ],
  ],
  ['field "a": rule "between" takes 2 parameters, not 1', [{ id: 'a', rules: [['between', 1]] }]],
  ['field "a": rule "confirm" names the field "b", which does not exist', [{ id: 'a', rules: [['confirm', 'b']] }]],
  ['field "a": rule "date_after" has the date "tomorrow"', [{ id: 'a', rules: [['date_after', 'tomorrow']] }]],
  ['field "a": the pattern /(a+)+$/ repeats a group', [{ id: 'a', rules: [['matches', '/(a+)+$/']] }]],
  ['field "a": the pattern /(a|a)*$/ repeats a group', [{ id: 'a', rules: [['matches', '/(a|a)*$/']] }]],
  ['field "a": the pattern /(/ is not a regular expression', [{ id: 'a', rules: [['matches', '/(/']] }]],
  ['field "a": there is no rule "length_of"', [{ id: 'a', rules: [['length_of', 1]] }]],
])('"%s" is an error in the schema', (message, written) => {
  expect(() => fieldsOf(...written)).toThrow(`Error parsing the form schema: ${message}`);
});

test.each([-1, 101, 8.8755, 1e-7])('%s is no sales tax', (taxPercent) => {
  expect(() => parsePayment({ taxPercent })).toThrow(
    'taxPercent has to be a percentage with up to three decimals, such as 8.875',
  );
});

test.each([
  ['N', true],
  ['S', true],
  ['T', false],
  ['-', false],
])('a field of type %s is a quantity: %s', (type, isQuantity) => {
  const fields = fieldsOf({ id: 'count', type, ...(type === 'S' && { options: options('1', '2') }) });
  const faults = paymentFaults(parsePayment({ quantityField: 'count' }), fields);
  expect(faults).toEqual(
    isQuantity ? [] : ['quantityField is "count"; it has to be the id of a number or select field'],
  );
});

test('a quantity field that does not exist is a fault', () => {
  expect(paymentFaults(parsePayment({ quantityField: 'count' }), [])).toHaveLength(1);
});

test('payment amounts are whole minor units', () => {
  expect(parsePayment({ amount: 4500 })).toMatchObject({ enabled: true, currency: 'USD', amount: 4500 });
  expect(() => parsePayment({ amount: 45.5 })).toThrow(
    'Error parsing the form schema: amount has to be a whole number',
  );
});

test.each(['a { color: red } <script>', 'a{}</style >', '} body { display: none', '<!-- a {}'])(
  'the style %j is not css',
  (text) => {
    expect(() => checkStyleText(text)).toThrow(new Error('That is not css'));
  },
);

test('a style with balanced braces is css', () => {
  expect(checkStyleText('label { color: red }')).toBe('label { color: red }');
});
