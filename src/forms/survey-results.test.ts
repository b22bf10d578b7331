import { expect, test } from 'vitest';

import { countedFields, surveyResults } from './survey-results.ts';
import { fieldsOf, options } from './testing/fields.ts';

test('results count options, average numbers and leave out texts', () => {
  const fields = fieldsOf(
    { id: 'liked', title: 'Liked', type: 'C', options: options('Band', 'Game') },
    { id: 'why' },
    { id: 'minutes', title: 'Minutes', type: 'N' },
  );
  const counts = [
    { field: 'liked', value: 'Game', count: 3 },
    { field: 'liked', value: null, count: 4 },
    { field: 'minutes', value: '10', count: 3 },
    { field: 'minutes', value: '20', count: 1 },
    { field: 'minutes', value: null, count: 5 },
  ];
  expect(surveyResults(fields, counts)).toEqual([
    {
      fieldId: 'liked',
      title: 'Liked',
      answered: 4,
      isMultiple: true,
      options: [
        { title: 'Band', count: 0 },
        { title: 'Game', count: 3 },
      ],
    },
    { fieldId: 'minutes', title: 'Minutes', answered: 5, isMultiple: false, options: [], average: 12.5 },
  ]);
});

test('choices and numbers are counted, other fields are not', () => {
  const fields = fieldsOf(
    ...['S', 'R', 'C'].map((type) => ({ id: type, type, options: options('x') })),
    ...['N', 'T', 'A', 'D', 'H'].map((type) => ({ id: type, type })),
    { id: 'separator', type: '-' },
  );
  expect(countedFields(fields).map(({ id }) => id)).toEqual(['S', 'R', 'C', 'N']);
});

test('options are listed by rank and counted by value', () => {
  const ranked = [
    { title: 'Bad', value: '1', rank: 2 },
    { title: 'Good', value: '2', rank: 1 },
  ];
  const [result] = surveyResults(fieldsOf({ id: 'overall', type: 'R', options: ranked }), [
    { field: 'overall', value: '1', count: 2 },
    { field: 'overall', value: null, count: 2 },
  ]);
  expect(result).toMatchObject({
    isMultiple: false,
    options: [
      { title: 'Good', count: 0 },
      { title: 'Bad', count: 2 },
    ],
  });
  expect(result).not.toHaveProperty('average');
});

test.each([
  ['without answers', [], undefined],
  ['of zeros', [{ value: '0', count: 2 }], 0],
  [
    'of negative and positive numbers',
    [
      { value: '-3', count: 1 },
      { value: '1', count: 1 },
    ],
    -1,
  ],
  [
    'with texts, which are left out',
    [
      { value: 'ten', count: 5 },
      { value: '4', count: 1 },
    ],
    4,
  ],
])('the average of a number field %s', (_, counts, average) => {
  const own = counts.map((each) => ({ field: 'minutes', ...each }));
  const total = { field: 'minutes', value: null, count: own.length };
  expect(surveyResults(fieldsOf({ id: 'minutes', type: 'N' }), [total, ...own])[0]?.average).toBe(average);
});
