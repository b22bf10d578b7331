import { expect, test } from 'vitest';

import { parseMarkedText } from './marked-text.ts';

const match = (text: string) => ({ text, isMatch: true });
const other = (text: string) => ({ text, isMatch: false });

test.each([
  ['', []],
  ['plain', [other('plain')]],
  ['\u0001win\u0002', [match('win')]],
  [
    'a \u0001win\u0002 and \u0001wins\u0002 <b>',
    [other('a '), match('win'), other(' and '), match('wins'), other(' <b>')],
  ],
  ['cut \u0001off', [other('cut '), match('off')]],
])('the parts of %j are %j', (text, parts) => {
  expect(parseMarkedText(text)).toEqual(parts);
});
