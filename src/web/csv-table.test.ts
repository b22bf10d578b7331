import { expect, test } from 'vitest';

import { csvField, csvTable } from './csv-table.ts';

test.each(['=', '+', '-', '@', '−', '–', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
  'a field that begins with %j is text, not a formula',
  (sign) => {
    expect(csvField(`${sign}cmd()`).replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each([
  ['-3', '-3'],
  ['−1.5', '-1.5'],
  ['3-1', '3-1'],
  ['a=b', 'a=b'],
  ['', ''],
  ['Reed, Ann', '"Reed, Ann"'],
  ['5" tall', '"5"" tall"'],
  ['a\nb', '"a\nb"'],
])('the field %j is written as %j', (text, written) => {
  expect(csvField(text)).toBe(written);
});

test('a missing cell is empty', () => {
  expect(csvTable([['a', null, undefined, 0]])).toBe('a,,,0\r\n');
});
