import { describe, expect, test } from 'vitest';

import { answerText } from './answer-text.ts';
import { checkAnswers } from './check-answers.ts';
import { initialAnswers } from './initial-answers.ts';
import { readAnswers } from './read-answers.ts';
import { fieldsOf, options, type WrittenField } from './testing/fields.ts';

const today = '2026-11-23';
const read = (written: WrittenField[], posted: Record<string, string | string[]>) =>
  readAnswers(fieldsOf(...written), (name) => [posted[name] ?? []].flat());
const messages = (written: WrittenField[], posted: Record<string, string | string[]>) =>
  checkAnswers(fieldsOf(...written), read(written, posted), today).map(({ message }) => message);
const first = (changes: Record<string, unknown>, value: string | string[]) =>
  messages([{ id: 'a', title: 'first name', ...changes }], { 'field-a': value });

test.each([
  ['required, without an answer', { required: true }, '', 'First name is required.'],
  ['required, blank', { required: true }, '  ', 'First name is required.'],
  ['not required', {}, '', undefined],
  ['as long as allowed', { maxLength: 3 }, 'abc', undefined],
  ['longer than allowed', { maxLength: 3 }, 'abcd', 'First name must be between 1 and 3 characters.'],
  ['line breaks count once', { type: 'A', maxLength: 3 }, 'a\r\nb', undefined],
  ['the e-mail address', { isEmailField: true }, 'ann@example', 'Please enter a valid email address.'],
  ['a number', { type: 'N' }, 'four', 'First name must be a number.'],
  ['the largest number', { type: 'N', maxQuantity: 4 }, '4', undefined],
  ['a larger number', { type: 'N', maxQuantity: 4 }, '5', 'First name must be no more than 4.'],
  [
    'a day that does not exist',
    { type: 'D' },
    '2/30/2026',
    'First name is not a valid date, please use the format MM/DD/YYYY',
  ],
  [
    'a word in place of a date, before the rules of the definition',
    { type: 'D', rules: [['date_after']] },
    'tomorrow',
    'First name is not a valid date, please use the format MM/DD/YYYY',
  ],
  ['a date of a text control', { type: 'D' }, '2/28/2026', undefined],
  ['an unknown option', { type: 'S', options: options('x') }, 'y', 'First name is not an allowed value.'],
  [
    'too many options',
    { type: 'C', maxQuantity: 1, options: options('x', 'y') },
    ['x', 'y'],
    'Cannot have more than 1 first name.',
  ],
  ['a checkbox of its own title, once', { type: 'C', maxQuantity: 1 }, 'yes', undefined],
  ['a rule of the definition', { rules: [['alpha']] }, 'a1', 'First name can only contain alphabetical characters.'],
  [
    'an unknown option among known ones',
    { type: 'C', options: options('x', 'y') },
    ['x', 'z'],
    'First name is not an allowed value.',
  ],
])('%s', (_, changes, value, message) => {
  expect(first(changes, value)[0]).toBe(message);
});

describe('a field that is not shown', () => {
  const written: WrittenField[] = [
    { id: 'a', type: 'R', options: options('x', 'y') },
    { id: 'b', required: true, conditions: [{ field: 'a', logic: 'Is', value: 'x' }] },
  ];
  test('is not required', () => {
    expect(messages(written, { 'field-a': 'y' })).toEqual([]);
    expect(messages(written, { 'field-a': 'x' })).toEqual(['B is required.']);
  });
  test('loses its answer', () => {
    expect(read(written, { 'field-a': 'y', 'field-b': 'hidden' })).toEqual({ a: { values: ['y'] } });
  });
});

describe('an option with another answer', () => {
  const written: WrittenField[] = [
    {
      id: 'a',
      title: 'school',
      type: 'S',
      required: true,
      options: [{ title: 'Other', showOtherAnswer: true }, { title: 'x' }],
    },
  ];
  test('requires it', () => {
    expect(checkAnswers(fieldsOf(...written), read(written, { 'field-a': 'Other' }), today)).toEqual([
      { fieldId: 'a', control: 'field-a-other', message: 'Other school is required.' },
    ]);
  });
  test('is checked before it', () => {
    const schools = { id: 'a', title: 'schools', type: 'C', maxQuantity: 1, options: written[0]?.['options'] };
    const posted = { 'field-a': ['Other', 'x'], 'field-a-other': 'x'.repeat(1001) };
    expect(messages([schools], posted)).toEqual(['Cannot have more than 1 schools.']);
  });
  test('allows as many characters as a text field', () => {
    const typed = (length: number) => messages(written, { 'field-a': 'Other', 'field-a-other': 'x'.repeat(length) });
    expect(typed(1000)).toEqual([]);
    expect(typed(1001)).toEqual(['Other school must be between 1 and 1000 characters.']);
  });
  test('keeps it only with its option', () => {
    expect(read(written, { 'field-a': 'Other', 'field-a-other': 'Bay High' })).toEqual({
      a: { values: ['Other'], other: 'Bay High' },
    });
    expect(read(written, { 'field-a': 'x', 'field-a-other': 'Bay High' })).toEqual({ a: { values: ['x'] } });
    expect(read(written, { 'field-a': 'Other', 'field-a-other': ' \t ' })).toEqual({ a: { values: ['Other'] } });
  });
  test('is printed with it', () => {
    const [field] = fieldsOf(...written);
    expect(field && answerText(field, { values: ['Other'], other: 'Bay High' })).toBe('Other: Bay High');
  });
});

test('only checkboxes have several values, each once', () => {
  const written = [{ id: 'a' }, { id: 'b', type: 'C', options: options('x', 'y') }];
  expect(read(written, { 'field-a': ['1', '2'], 'field-b': ['x', 'x', 'y'] })).toEqual({
    a: { values: ['1'] },
    b: { values: ['x', 'y'] },
  });
});

test.each([
  ['-', 'x', undefined],
  ['T', '   ', undefined],
  ['T', ' a b ', 'a b'],
  ['A', 'a\r\nb\rc', 'a\nb\nc'],
  ['D', '2/28/2026', '2026-02-28'],
  ['T', '2/28/2026', '2/28/2026'],
  ['D', 'tomorrow', 'tomorrow'],
  ['N', ' 4 ', '4'],
  ['H', 'x', 'x'],
])('a field of type %s reads %j as %j', (type, posted, value) => {
  expect(read([{ id: 'a', type }], { 'field-a': posted })).toStrictEqual(
    value === undefined ? {} : { a: { values: [value] } },
  );
});

test.each([
  ['D', {}, '2026-02-28', 'Feb 28, 2026'],
  ['T', {}, '2026-02-28', '2026-02-28'],
  ['S', { options: [{ title: 'Day camp', value: 'day' }] }, 'day', 'Day camp'],
])('the answer to a field of type %s with %j is printed for people', (type, changes, value, text) => {
  const [field] = fieldsOf({ id: 'a', type, ...changes });
  expect(field && answerText(field, { values: [value] })).toBe(text);
});

test.each([
  [undefined, ''],
  [{ values: ['x', 'y'] }, 'First, Second'],
  [{ values: ['removed'] }, 'removed'],
  [{ values: ['y'], other: 'not asked for' }, 'Second'],
])('the answer %j is printed as %j', (answer, text) => {
  const [field] = fieldsOf({
    id: 'a',
    type: 'C',
    options: [
      { title: 'First', value: 'x' },
      { title: 'Second', value: 'y' },
    ],
  });
  expect(field && answerText(field, answer)).toBe(text);
});

test('errors are at their fields, in the order of the form', () => {
  const written = [
    { id: 'a', required: true },
    { id: 'h', type: '-', required: true },
    { id: 'b', required: true },
  ];
  expect(checkAnswers(fieldsOf(...written), {}, today)).toEqual([
    { fieldId: 'a', control: 'field-a', message: 'A is required.' },
    { fieldId: 'b', control: 'field-b', message: 'B is required.' },
  ]);
});

test('rules compare with the answers and titles of other fields', () => {
  const written = [
    { id: 'email', title: 'e-mail' },
    { id: 'again', title: 'e-mail again', rules: [['confirm', 'email']] },
    { id: 'phone', title: 'phone', rules: [['require_one', 'email']] },
  ];
  expect(messages(written, { 'field-email': 'a', 'field-again': 'b' })).toEqual(['E-mail again does not match.']);
  expect(messages(written, {})).toEqual(['Phone or E-mail is required.']);
});

test('an option without another answer, or with an optional one, does not require one', () => {
  const other = { id: 'a', type: 'S', options: [{ title: 'Other', showOtherAnswer: true }, { title: 'x' }] };
  expect(messages([other], { 'field-a': 'Other' })).toEqual([]);
  expect(messages([{ ...other, required: true }], { 'field-a': 'x' })).toEqual([]);
});

test('control characters are removed except tabs and line breaks, and lone surrogates are replaced', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
  expect(read([{ id: 'a', type: 'A' }], { 'field-a': `a${controls}\u007fb` })).toEqual({
    a: { values: ['a\t\n\nb'] },
  });
  expect(read([{ id: 'a' }], { 'field-a': 'a\u0000b\u001b\ud800' })).toEqual({ a: { values: ['ab\ufffd'] } });
});

test('a form starts with default values, selected options and the current date', () => {
  const fields = fieldsOf(
    { id: 'text', defaultValue: 'x' },
    { id: 'date', type: 'D', showCurrentDate: true },
    { id: 'plain', type: 'D' },
    { id: 'given', type: 'D', showCurrentDate: true, defaultValue: '2026-01-02' },
    { id: 'not_a_date', showCurrentDate: true },
    { id: 'source', type: 'H', defaultValue: 'website' },
    { id: 'select', type: 'S', defaultValue: 'y', options: options('x', 'y') },
    { id: 'unknown', type: 'S', defaultValue: 'z', options: options('x') },
    { id: 'radio', type: 'R', defaultValue: 'x', options: [{ title: 'x' }, { title: 'y', selected: true }] },
    {
      id: 'checkbox',
      type: 'C',
      options: [
        { title: 'x', selected: true },
        { title: 'y', selected: true },
      ],
    },
  );
  expect(initialAnswers(fields, today)).toEqual({
    text: { values: ['x'] },
    date: { values: [today] },
    given: { values: ['2026-01-02'] },
    source: { values: ['website'] },
    select: { values: ['y'] },
    radio: { values: ['y'] },
    checkbox: { values: ['x', 'y'] },
  });
});
