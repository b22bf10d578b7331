import { expect, test } from 'vitest';

import { contentDisposition } from '../files/content-disposition.ts';
import { fileNameProblem } from './file-name.ts';

test.each(['Athletic_Funding_Information.pdf', 'Guía del espectador (2026).pdf', '.well-known', 'R&D #1.csv'])(
  '%s is the name of a file',
  (name) => expect(fileNameProblem(name)).toBeUndefined(),
);

test.each([
  ['', 'is empty'],
  ['..', 'stands for another folder'],
  ['a\0.pdf', 'has a control character'],
  ['a\n.pdf', 'has a control character'],
  ['a\\b.pdf', 'has one of the characters'],
  ['a/b.pdf', 'has one of the characters'],
  ['guide\u202efdp.exe', 'has an invisible character'],
  ['\u200bguide.pdf', 'has an invisible character'],
  ['con.pdf', 'is reserved on Windows'],
  ['LPT1', 'is reserved on Windows'],
  ['guide.pdf.', 'begins or ends with a space or a full stop'],
  [' guide.pdf', 'begins or ends with a space or a full stop'],
  [`${'a'.repeat(150)}.pdf`, 'has 154 characters; the limit is 150'],
])('the name %j %s', (name, problem) => {
  expect(fileNameProblem(name)).toContain(problem);
});

test.each([
  ['guide.pdf', 'inline; filename="guide.pdf"'],
  ['Guía 2026.pdf', `inline; filename="Guia 2026.pdf"; filename*=UTF-8''Gu%C3%ADa%202026.pdf`],
  ['a"b%.pdf', `inline; filename="a_b_.pdf"; filename*=UTF-8''a%22b%25.pdf`],
  ["日本'(1).pdf", `inline; filename="__'(1).pdf"; filename*=UTF-8''%E6%97%A5%E6%9C%AC%27%281%29.pdf`],
])('browsers save %s under its name', (name, expected) => {
  expect(contentDisposition('inline', name)).toBe(expected);
});
