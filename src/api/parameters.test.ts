import { expect, test } from 'vitest';

import { pageIndex, pageSize } from './parameters.ts';

test('a list begins with its first ten where nothing else is asked for, and says so to programs', () => {
  expect([pageIndex.otherwise, pageSize.otherwise]).toEqual([1, 10]);
  expect([pageIndex, pageSize].map(({ schema }) => schema)).toMatchObject([{ default: 1 }, { default: 10 }]);
});
