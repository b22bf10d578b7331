import { expect, test } from 'vitest';

import { readRowsFile } from '../row-inputs.ts';
import { rowsCsv } from './rows-csv.ts';

const texts = [
  '=1+1',
  '＝cmd()',
  '+1 919 555 0100',
  '-',
  '@team',
  "'=x",
  "'' =x",
  "it's",
  '-3',
  '3.5',
  '\tx',
  'a,b',
  '"q"',
];

test.each(texts)('the text %j is no formula in the CSV of rows, and is read again as it was', async (text) => {
  const lines = rowsCsv(['id', 'title'], [{ id: 1, title: text }]);
  if (text !== '-3') expect(lines[1]).not.toMatch(/^1,"?[=+\-@＝＋－＠\t]/);
  const file = { name: 'rows.csv', bytes: Buffer.from(lines.join('\n')) };
  expect((await readRowsFile(file, ['title'])).map(({ values }) => values)).toEqual([{ id: '1', title: text }]);
});
