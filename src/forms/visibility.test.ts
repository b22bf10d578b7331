import { expect, test } from 'vitest';

import { conditionWords, otherWords } from './condition-words.ts';
import type { Answers, FieldCondition } from './definition.ts';
import { fieldsOf, options } from './testing/fields.ts';
import { visibleFields } from './visibility.ts';

const condition = (field: string, logic: FieldCondition['logic'], value: string): FieldCondition => ({
  field,
  logic,
  value,
});
const answered = (values: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { values: [value] }]));
const shown = (conditions: FieldCondition[], answers: Record<string, string>) =>
  visibleFields(
    [
      { id: 'a', conditions: [] },
      { id: 'b', conditions: [] },
      { id: 'c', conditions },
    ],
    answered(answers),
  ).has('c');

test.each([
  ['Is with the answer', [condition('a', 'Is', 'x')], { a: 'x' }, true],
  ['Is with another answer', [condition('a', 'Is', 'x')], { a: 'y' }, false],
  ['Is without an answer', [condition('a', 'Is', 'x')], {}, false],
  ['Is any with an answer', [condition('a', 'Is', 'any')], { a: 'y' }, true],
  ['Is any without an answer', [condition('a', 'Is', 'any')], {}, false],
  ['Is Not with the answer', [condition('a', 'Is Not', 'x')], { a: 'x' }, false],
  ['Is Not with another answer', [condition('a', 'Is Not', 'x')], { a: 'y' }, true],
  ['Is Not without an answer', [condition('a', 'Is Not', 'x')], {}, true],
  ['Is Not any with an answer', [condition('a', 'Is Not', 'any')], { a: 'y' }, false],
  ['Is Not any without an answer', [condition('a', 'Is Not', 'any')], {}, true],
  ['one of two values', [condition('a', 'Is', 'x'), condition('a', 'Is', 'y')], { a: 'y' }, true],
  ['neither of two values', [condition('a', 'Is', 'x'), condition('a', 'Is', 'y')], { a: 'z' }, false],
  ['not two values', [condition('a', 'Is Not', 'x'), condition('a', 'Is Not', 'y')], { a: 'y' }, false],
  ['two fields, both met', [condition('a', 'Is', 'x'), condition('b', 'Is', 'y')], { a: 'x', b: 'y' }, true],
  ['two fields, one met', [condition('a', 'Is', 'x'), condition('b', 'Is', 'y')], { a: 'x' }, false],
])('a field is shown: %s', (_, conditions, answers, isShown) => {
  expect(shown(conditions, answers as Record<string, string>)).toBe(isShown);
});

const chain = [
  { id: 'c', conditions: [condition('b', 'Is', 'any')] },
  { id: 'b', conditions: [condition('a', 'Is', 'x')] },
  { id: 'a', conditions: [] },
  { id: 'd', conditions: [condition('b', 'Is Not', 'any')] },
];

test('the answer to a hidden field has no effect on other fields', () => {
  const answers = { b: 'typed before', c: 'too' };
  expect([...visibleFields(chain, answered({ ...answers, a: 'x' }))]).toEqual(['c', 'b', 'a']);
  expect([...visibleFields(chain, answered({ ...answers, a: 'y' }))]).toEqual(['a', 'd']);
});

test('circular conditions terminate', () => {
  const cycle = [
    { id: 'a', conditions: [condition('b', 'Is', 'any')] },
    { id: 'b', conditions: [condition('a', 'Is', 'any')] },
  ];
  expect([...visibleFields(cycle, answered({ a: '1', b: '1' }))]).toEqual([]);
});

test.each([
  [[condition('sport', 'Is', 'fb'), condition('sport', 'Is', 'sb')], 'Only if “Sport” is Football or Softball.'],
  [[condition('sport', 'Is Not', 'fb')], 'Only if “Sport” is not Football.'],
  [[condition('sport', 'Is', 'any')], 'Only if “Sport” is answered.'],
  [[condition('sport', 'Is Not', 'any')], 'Only if “Sport” is not answered.'],
  [[condition('sport', 'Is', 'fb'), condition('year', 'Is', '12')], 'Only if “Sport” is Football and “Year” is 12.'],
  [[condition('waiver', 'Is', 'yes')], 'Only if “I agree” is chosen.'],
  [[condition('waiver', 'Is Not', 'yes')], 'Only if “I agree” is not chosen.'],
  [[condition('extras', 'Is', 'shirt')], 'Only if “Extras” includes Camp shirt.'],
  [[condition('extras', 'Is Not', 'shirt')], 'Only if “Extras” does not include Camp shirt.'],
  [[condition('extras', 'Is', 'any')], 'Only if “Extras” is answered.'],
  [[], undefined],
])('conditions in words: %j', (conditions, words) => {
  const fields = fieldsOf(
    {
      id: 'sport',
      title: 'Sport',
      type: 'S',
      options: [
        { title: 'Football', value: 'fb' },
        { title: 'Softball', value: 'sb' },
      ],
    },
    { id: 'year', title: 'Year' },
    { id: 'waiver', title: 'I agree', type: 'C' },
    {
      id: 'extras',
      title: 'Extras',
      type: 'M',
      options: [{ title: 'Camp shirt', value: 'shirt' }, { title: 'Photo' }],
    },
    { id: 'x', conditions },
    { id: 'unused', type: 'S', options: options('a') },
  );
  const field = fields.find(({ id }) => id === 'x');
  expect(field && conditionWords(field, fields)).toBe(words);
});

test('another answer is shown only for options that take one', () => {
  const [field] = fieldsOf({
    id: 'a',
    type: 'S',
    options: [
      { title: 'Another school', showOtherAnswer: true },
      { title: 'Bay High' },
      { title: 'Home school', showOtherAnswer: true },
    ],
  });
  expect(field && otherWords(field)).toBe('Only if you choose Another school or Home school.');
});
