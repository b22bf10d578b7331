import { expect, test } from 'vitest';

import { surveyResults } from './survey-results.ts';
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
    { field: 'minutes', value: null, count: 4 },
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
    { fieldId: 'minutes', title: 'Minutes', answered: 4, isMultiple: false, options: [], average: 12.5 },
  ]);
});
