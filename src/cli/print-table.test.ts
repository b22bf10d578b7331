import { expect, test } from 'vitest';

import { printTable } from './print-table.ts';

test('columns are as wide as their widest cell, long cells are cut, and every cell is on one line', () => {
  const lines = printTable([
    { id: '1', title: 'one\nline' },
    { id: '12', title: 'x'.repeat(60) },
  ]);
  expect(lines).toEqual(['id  title', '1   one line', `12  ${'x'.repeat(47)}…`]);
  expect(printTable([])).toEqual([]);
});
