import { expect, test } from 'vitest';

import { flagRowOf, readGameFlags } from './game-flags-csv.ts';

const read = (text: string) => readGameFlags(new TextEncoder().encode(text), 'flags.csv');

test('each line has the flags of one file', () => {
  expect(
    read(
      'File,Neutral,Double-header,Conference,Type,As,Sport\na.xml,yes,,no,,,\n2015/b.json,,2,,Exhibition,H,mens-soccer\n',
    ),
  ).toEqual([
    { line: 2, file: 'a.xml', flags: { neutral: true, conference: false } },
    { line: 3, file: '2015/b.json', flags: { doubleheader: 2, type: 'E', as: 'H', sport: 'mens-soccer' } },
  ]);
});

test.each([
  ['neutral\nyes\n', 'flags.csv, line 1: the column "file" is missing; add it with the names of the game files.'],
  [
    'file,neutrl\na.xml,yes\n',
    'flags.csv, line 1, column "neutrl": unknown column; the columns are file, as, sport, doubleheader, neutral, conference, type.',
  ],
  [
    'file,neutral\na.xml,maybe\n',
    'flags.csv, line 2, column "neutral": "maybe" is not understood; write yes or no, or leave it empty.',
  ],
  [
    'file,doubleheader\na.xml,1\nb.xml,3\n',
    'flags.csv, line 3, column "doubleheader": "3" is not understood; write 1 or 2, or leave it empty.',
  ],
  ['file,neutral\n,yes\n', 'flags.csv, line 2, column "file": the cell is empty; enter the name of a game file.'],
  [
    'file,neutral\na.xml,yes\n./a.xml,no\n',
    'flags.csv, line 3, column "file": "a.xml" is already on line 2; remove one of the two lines.',
  ],
])('%j is refused with line, column, value and remedy', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a file is found by its name, and by the longest end of its path', () => {
  const rows = read('file,neutral\ngame.json,yes\n2016/game.json,no\nseasons/2017/other.json,no\n');
  const lineOf = (name: string) => flagRowOf(rows, name)?.line;
  expect(['2015/game.json', '2016/game.json', '2017/other.json', 'my-game.json'].map(lineOf)).toEqual([
    2,
    3,
    4,
    undefined,
  ]);
});
