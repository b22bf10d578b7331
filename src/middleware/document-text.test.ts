import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { TextDocument } from '../web/text-document.ts';
import { documentCsv } from './document-csv.ts';
import { documentText } from './document-text.ts';

const headings = ['Date', 'Time', 'At', 'Opponent', 'Location', 'Tournament', 'Result'];
const rows = [
  ['Feb 16 (Fri)', '4 p.m.', 'Away', 'Old Dominion University', 'Norfolk, VA', '', 'W 7-3'],
  ['Feb 17 (Sat)', 'Noon', 'Home', '=1+1', 'Arlington, VA (Tucker Field)', 'Cup', { text: 'L 2-3 (10)', url: '/box' }],
];
const schedule: TextDocument = {
  name: 'x',
  title: '2024 Baseball Schedule',
  college: 'George Washington University',
  facts: ['Overall', 'Conference', 'Streak', 'Home', 'Away', 'Neutral'].map((label) => ({ label, value: '0-0' })),
  sections: [
    {
      tables: [
        { caption: 'x', columns: headings.map((heading) => ({ heading })), rows: rows.map((cells) => ({ cells })) },
      ],
    },
  ],
  notes: [],
};

/** Splits columns at the positions of the headings, as programs do. */
function readColumns(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const head = lines.findIndex((line) => /^\s*Date\s+Time\s+At\s/.test(line));
  const starts = headings.map((heading) => (lines[head] ?? '').indexOf(heading));
  return lines
    .slice(head + 1)
    .filter((line) => /^\s*[A-Z][a-z]{2} \d+ \(\w{3}\)/.test(line))
    .map((line) => starts.map((start, index) => line.slice(start, starts[index + 1]).trim()));
}

it('a text schedule can be read by the positions of its headings', () => {
  const text = documentText(schedule);
  expect(readColumns(text)).toEqual(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : cell.text))),
  );
  expect(text).toMatch(/^Overall {4}0-0$/m);
  expect(text.split(/\n\n+/).indexOf(text.split(/\n\n+/).find((block) => block.startsWith('Date')) ?? '')).toBe(8);
});

const sample = '../shared/data/sidearm/schedule-text-georgewashington-baseball-2024.html';

it.skipIf(!existsSync(sample))('the text schedule of an existing site has the same columns', () => {
  const [first] = readColumns(readFileSync(sample, 'utf8'));
  expect(first).toEqual(['Feb 16 (Fri)', '4 p.m.', 'Away', 'Old Dominion University', 'Norfolk, VA', '', '']);
});

it('a schedule as CSV quotes commas and contains no formulas', () => {
  expect(documentCsv(schedule).split('\r\n').slice(0, 3)).toEqual([
    headings.join(','),
    'Feb 16 (Fri),4 p.m.,Away,Old Dominion University,"Norfolk, VA",,W 7-3',
    `Feb 17 (Sat),Noon,Home,'=1+1,"Arlington, VA (Tucker Field)",Cup,L 2-3 (10)`,
  ]);
});
