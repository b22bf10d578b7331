import { expect, test } from 'vitest';

import { formatTable } from './format-table.ts';

test('columns fit their widest cell, long cells are truncated, and every cell is on one line', () => {
  const lines = formatTable([
    { id: '1', title: 'one\nline' },
    { id: '12', title: 'x'.repeat(60) },
  ]);
  expect(lines).toEqual(['id  title', '1   one line', `12  ${'x'.repeat(47)}…`]);
  expect(formatTable([])).toEqual([]);
});
