import { expect, test } from 'vitest';

import { seasonHighs } from './season-highs.ts';

const highsOf = (...texts: (string | undefined)[]) => seasonHighs(texts.map((text) => ({ yds: text }))).get('yds');

test.each([
  [['114', '161', '86'], '161'],
  [['1,004', '998', '12'], '1,004'],
  [['9', '10', undefined, '2'], '10'],
])('of %o the high is %s', (texts, high) => {
  expect(highsOf(...texts)).toBe(high);
});

test.each([
  ['zeros', ['0', '0', '0']],
  ['equal figures', ['4', '4', '4']],
  ['two games', ['4', '9']],
  ['rates and pairs', ['8-15', '.345', '5.0']],
])('%s have no high', (_, texts) => {
  expect(highsOf(...texts)).toBeUndefined();
});
