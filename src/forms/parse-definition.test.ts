import { expect, test } from 'vitest';

import { rankedOptions } from './definition.ts';
import { paymentProblems } from './definition-problems.ts';
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

test('a checkbox field without options is a single checkbox with its title', () => {
  expect(fieldOf({ type: 'C', title: 'I agree' }).options).toEqual([
    { title: 'I agree', value: 'yes', paymentAmount: 0, selected: false, showOtherAnswer: false, rank: 0 },
  ]);
});

test('the value of an option is its title unless given', () => {
  const { options: found } = fieldOf({ type: 'S', options: [{ title: 'Day camp' }, { title: 'Night', value: 'n' }] });
  expect(found.map(({ value }) => value)).toEqual(['Day camp', 'n']);
});

test('options are shown by rank, and within a rank in the order of the definition', () => {
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

const written = (changes: object) => [{ id: 'a', type: 'T', title: 'A', ...changes }];
const select = (option: object) => written({ type: 'S', options: [{ title: 'x', ...option }] });
const many = (count: number, one: unknown) => Array.from({ length: count }, () => one);
const condition = { field: 'b', logic: 'Is', value: 'any' };

/** Each limit of a definition, with values just within and just beyond it. */
test.each<[string, object, object]>([
  ['id', written({ id: 'a'.repeat(40) }), written({ id: 'a'.repeat(41) })],
  ['title', written({ title: 'x'.repeat(5000) }), written({ title: 'x'.repeat(5001) })],
  ['title', written({ title: 'x' }), written({ title: '' })],
  ['help', written({ help: 'x'.repeat(300) }), written({ help: 'x'.repeat(301) })],
  ['maxLength', written({ maxLength: 1_000_000 }), written({ maxLength: 1_000_001 })],
  ['maxLength', written({ maxLength: 0 }), written({ maxLength: -1 })],
  ['maxQuantity', written({ maxQuantity: 3 }), written({ maxQuantity: 1.5 })],
  ['required', written({ required: true }), written({ required: 'yes' })],
  ['defaultValue', written({ defaultValue: 'x'.repeat(1000) }), written({ defaultValue: 'x'.repeat(1001) })],
  ['autocomplete', written({ autocomplete: 'section-a given-name' }), written({ autocomplete: 'GIVEN' })],
  ['autocomplete', written({ autocomplete: 'x'.repeat(60) }), written({ autocomplete: 'x'.repeat(61) })],
  ['options[0].title', select({ title: 'x'.repeat(300), value: 'x' }), select({ title: 'x'.repeat(301), value: 'x' })],
  ['options[0].title', select({ title: 'x' }), select({ title: '', value: 'x' })],
  ['options[0].value', select({ value: 'x'.repeat(200) }), select({ value: 'x'.repeat(201) })],
  ['options[0].value', select({ value: 'x' }), select({ value: '' })],
  ['options[0].paymentAmount', select({ paymentAmount: 100_000_000 }), select({ paymentAmount: 100_000_001 })],
  ['options[0].paymentAmount', select({ paymentAmount: 0 }), select({ paymentAmount: -1 })],
  ['options[0].available', select({ available: 0 }), select({ available: -1 })],
  ['options[0].rank', select({ rank: -1 }), select({ rank: 1.5 })],
  ['options[0].selected', select({ selected: true }), select({ selected: 1 })],
  ['conditions[0].logic', written({ conditions: [] }), written({ conditions: [{ ...condition, logic: 'is' }] })],
  ['conditions[0].value', written({ conditions: [] }), written({ conditions: [{ ...condition, value: '' }] })],
  ['conditions', written({ conditions: [] }), written({ conditions: many(21, condition) })],
  ['rules', written({ rules: many(20, ['alpha']) }), written({ rules: many(21, ['alpha']) })],
  ['rules[0]', written({ rules: [['alpha']] }), written({ rules: [[]] })],
  [
    'options',
    written({ type: 'S', options: many(200, 0).map((_, index) => ({ title: `${index}` })) }),
    written({ type: 'S', options: many(201, 0).map((_, index) => ({ title: `${index}` })) }),
  ],
])('the limit of %s', (path, within, beyond) => {
  expect(() => parseFields(within)).not.toThrow();
  expect(() => parseFields(beyond)).toThrow(`Error parsing the form schema: [0].${path}`);
});

test.each([
  ['id', 'a-b', '1 to 40 letters, digits or underscores'],
  ['title', '', 'a text of 1 to 5000 characters'],
  ['help', '', 'a text of 1 to 300 characters'],
  ['maxLength', 1.5, 'a whole number'],
  ['autocomplete', '', 'a value of the autocomplete attribute, such as given-name'],
  ['rules[0]', [[]], 'a rule with its parameters, such as ["between", 1, 5]'],
  ['options[0].value', [{ title: 'x', value: '' }], 'a text of 1 to 200 characters'],
  [
    'options[0].paymentAmount',
    [{ title: 'x', paymentAmount: 4.5 }],
    'a whole number of minor units of the currency, such as 4500 for $45.00',
  ],
])('the error of %s %j states what it has to be: %s', (path, value, expected) => {
  const [property = ''] = path.split('[');
  const problem = new Error(`Error parsing the form schema: [0].${path} has to be ${expected}`);
  expect(() => parseFields(written({ [property]: value }))).toThrow(problem);
});

test('a form has at most 150 fields, and at most 20 conditions a field', () => {
  const fields = (count: number) => many(count, 0).map((_, index) => ({ id: `f${index}`, type: 'T', title: 'A' }));
  expect(parseFields(fields(150))).toHaveLength(150);
  expect(() => parseFields(fields(151))).toThrow('Error parsing the form schema: it has to be');
  expect(fieldsOf({ id: 'b' }, { id: 'a', conditions: many(20, condition) })[1]?.conditions).toHaveLength(20);
});

test('at most five errors are listed', () => {
  expect(() => parseFields(many(9, { id: 'a', type: 'T' }))).toThrow(/^(?:[^;]*;){4}[^;]*$/);
});

test.each([
  ['currency', 'KWD', 'usd'],
  ['currency', 'KWD', 'KWDX'],
  ['currency', 'KWD', 'xKWD'],
  ['amount', 100_000_000, 100_000_001],
  ['maxQuantity', 1_000_000, 1_000_001],
  ['quantityField', 'a_1', 'a 1'],
  ['couponAmount', 1, 0.5],
  ['couponAvailable', 1, -1],
  ['couponCode', 'A-1', 'A1'],
  ['couponCode', 'A'.repeat(40), 'A'.repeat(41)],
  ['couponCode', 'early-2', 'EARLY BIRD'],
  ['formType', 'x'.repeat(100), 'x'.repeat(101)],
  ['taxPercent', 0, -0.001],
  ['taxPercent', 100, 100.001],
  ['taxPercent', 8.875, 8.8755],
  ['enabled', false, 'no'],
])('the limit of %s in payment settings: %s, not %s', (property, within, beyond) => {
  expect(parsePayment({ [property]: within })).toMatchObject({ [property]: within });
  expect(() => parsePayment({ [property]: beyond })).toThrow(`Error parsing the form schema: ${property} has to be`);
});

test('omitted payment settings cost nothing and take no coupon', () => {
  expect(parsePayment({})).toEqual({
    enabled: true,
    currency: 'USD',
    formType: '',
    amount: 0,
    maxQuantity: 0,
    couponAmount: 0,
    couponAvailable: 0,
  });
});

test('omitted properties of fields have no effect', () => {
  expect(parseFields(written({}))).toEqual([
    {
      ...{ id: 'a', type: 'T', title: 'A', required: false, maxLength: 0, maxQuantity: 0, isEmailField: false },
      ...{ showCurrentDate: false, defaultValue: '', options: [], conditions: [], rules: [] },
    },
  ]);
});

test('omitted properties of options have no effect', () => {
  expect(parseFields(select({}))[0]?.options).toEqual([
    { title: 'x', value: 'x', paymentAmount: 0, selected: false, showOtherAnswer: false, rank: 0 },
  ]);
});

test('any is also accepted for a field with options', () => {
  const fields = fieldsOf({ id: 'b', type: 'S', options: options('x') }, { id: 'a', conditions: [condition] as never });
  expect(fields).toHaveLength(2);
});

test.each([
  ['two fields have the id "a"', [{ id: 'a' }, { id: 'a' }, { id: 'a' }]],
  [
    'field "a": type S needs options; field "b": type T has no options',
    [
      { id: 'a', type: 'S' },
      { id: 'b', options: options('x') },
    ],
  ],
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
  [
    'the conditions of field "a", field "b", field "c" depend on each other',
    [
      { id: 'a', conditions: [{ field: 'b', logic: 'Is', value: 'any' }] },
      { id: 'b', conditions: [{ field: 'c', logic: 'Is Not', value: 'x' }] },
      { id: 'c', conditions: [{ field: 'a', logic: 'Is', value: 'any' }] },
      { id: 'd', conditions: [{ field: 'a', logic: 'Is', value: 'any' }] },
    ],
  ],
  ['field "a": rule "email" takes 0 parameters, not 1', [{ id: 'a', rules: [['email', 1]] }]],
  ['field "a": rule "length" takes 0 to 2 parameters, not 3', [{ id: 'a', rules: [['length', 1, 2, 3]] }]],
  [
    'field "a": rule "require_one" names the field "b", which does not exist',
    [{ id: 'a', rules: [['require_one', 'a', 'b']] }],
  ],
  [
    'field "a": rule "date_before" has the date "2026-9-5"; it has to be written as 2026-09-05',
    [{ id: 'a', rules: [['date_before', '2026-9-5']] }],
  ],
  [
    'field "a": rule "date_between" has the date "2026-02-30"; it has to be written as 2026-09-05',
    [{ id: 'a', rules: [['date_between', '2026-01-01', '2026-02-30']] }],
  ],
  ['field "a": rule "between" takes 2 parameters, not 1', [{ id: 'a', rules: [['between', 1]] }]],
  ['field "a": rule "confirm" names the field "b", which does not exist', [{ id: 'a', rules: [['confirm', 'b']] }]],
  [
    'field "a": rule "date_after" has the date "tomorrow"; it has to be written as 2026-09-05',
    [{ id: 'a', rules: [['date_after', 'tomorrow']] }],
  ],
  [
    'field "a": the pattern /a(?=b)/ contains the lookaround (?=b), for which there is no fast way to match',
    [{ id: 'a', rules: [['matches', '/a(?=b)/']] }],
  ],
  [
    'field "a": the pattern /(a)\\1/ contains the back reference \\1, for which there is no fast way to match',
    [{ id: 'a', rules: [['matches', 'x', '/(a)\\1/']] }],
  ],
  [
    'field "a": the pattern /a{1001}/ repeats too much; at most 1000 repetitions are possible',
    [{ id: 'a', rules: [['matches', '/a{1001}/']] }],
  ],
  [
    'field "b": the pattern /^.{0,900}$/ takes too long for answers of 10000 characters; set a lower maxLength or repeat less in the patterns of the form',
    [
      { id: 'a', rules: [['matches', '/^.{0,100}$/']] },
      { id: 'b', type: 'A', rules: [['matches', '/^.{0,900}$/']] },
    ],
  ],
  ['field "a": the pattern /(/ is not a regular expression', [{ id: 'a', rules: [['matches', '/(/']] }]],
])('"%s" is an error in the schema', (message, written) => {
  expect(() => fieldsOf(...written)).toThrow(new Error(`Error parsing the form schema: ${message}`));
});

test('the error of an unknown rule lists the rules by name', () => {
  const problem =
    /^Error parsing the form schema: field "a": there is no rule "length_of"; the rules are accepted, alpha, alpha_spaces, .*, uppercase, url$/;
  expect(() => fieldOf({ rules: [['length_of', 1]] })).toThrow(problem);
});

test('only parameters of the rule "matches" are patterns', () => {
  expect(fieldOf({ rules: [['not', '/(/']] }).rules).toEqual([['not', '/(/']]);
});

test.each([
  ...[-1, 101, 8.8755, 1e-7].map((percent) => [
    'taxPercent',
    percent,
    'a percentage with up to three decimals, such as 8.875',
  ]),
  ['currency', 'dollars', 'a currency code such as USD'],
  ['couponCode', 'A', '3 to 40 letters, digits or hyphens'],
])('the error of %s %j in payment settings states what it has to be', (property, value, expected) => {
  const problem = new Error(`Error parsing the form schema: ${property} has to be ${expected}`);
  expect(() => parsePayment({ [String(property)]: value })).toThrow(problem);
});

test.each([
  ['N', true],
  ['S', true],
  ['T', false],
  ['-', false],
])('a field of type %s is a quantity: %s', (type, isQuantity) => {
  const fields = fieldsOf({ id: 'count', type, ...(type === 'S' && { options: options('1', '2') }) });
  const problems = paymentProblems(parsePayment({ quantityField: 'count' }), fields);
  expect(problems).toEqual(
    isQuantity ? [] : ['quantityField is "count"; it has to be the id of a number or select field'],
  );
});

test('payment settings need no quantity field', () => {
  expect(paymentProblems(parsePayment({}), [])).toEqual([]);
});

test('a quantity field that does not exist is an error', () => {
  expect(paymentProblems(parsePayment({ quantityField: 'count' }), [])).toHaveLength(1);
});

test('payment amounts are whole minor units', () => {
  expect(parsePayment({ amount: 4500 })).toMatchObject({ enabled: true, currency: 'USD', amount: 4500 });
  expect(() => parsePayment({ amount: 45.5 })).toThrow(
    'Error parsing the form schema: amount has to be a whole number',
  );
});

test.each([
  'a { color: red } <SCRIPT>',
  'a {} < / script >',
  'a {',
  'a { content: "}" } } body {',
  "a { content: '{",
  'a { /* } */ } } b {',
  'a { /* } b {}',
  'a { content: "\r} body { color: red } " }',
  'a { content: "\\',
])('the style %j is not css', (text) => {
  expect(() => checkStyleText(text)).toThrow(new Error('That is not css'));
});

test.each(['a { color: red } <script>', 'a{}</style >', '} body { display: none', '<!-- a {}'])(
  'the style %j is not css',
  (text) => {
    expect(() => checkStyleText(text)).toThrow(new Error('That is not css'));
  },
);

test.each(['label { color: red }', '', 'a::before { content: "}" } /* { */', "a { content: '\\'{' }"])(
  'the style %j is css',
  (text) => {
    expect(checkStyleText(text)).toBe(text);
  },
);
