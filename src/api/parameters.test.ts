import { expect, test } from 'vitest';

import { pageIndex, pageSize } from './parameters.ts';

test('a list starts with ten items by default, as its schema documents', () => {
  expect([pageIndex.otherwise, pageSize.otherwise]).toEqual([1, 10]);
  expect([pageIndex, pageSize].map(({ schema }) => schema)).toMatchObject([{ default: 1 }, { default: 10 }]);
});
