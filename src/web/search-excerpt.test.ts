import { expect, test } from 'vitest';

import { excerptOf } from './search-excerpt.ts';

const marked = (text: string, ...terms: string[]) =>
  excerptOf(text, terms)
    ?.map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['The Tides win', ['win'], 'The Tides [win]'],
  ['Two wins, a winning streak at Windom', ['winning'], 'Two [wins], a [winning] streak at Windom'],
  ['She opened the opener', ['openers'], 'She opened the [opener]'],
  ['Lighthouses at night', ['light'], '[Lighthouses] at night'],
  ['Enlightened', ['light'], undefined],
  ['José met Søren Łódź', ['jose', 'soren', 'lodz'], '[José] met [Søren] [Łódź]'],
  ['the A team ate', ['a'], 'the [A] team ate'],
  ['an <img src=x onerror=alert(1)> is markup', ['markup'], 'an <img src=x onerror=alert(1)> is [markup]'],
  ['', ['win'], undefined],
])('%j searched for %j is %j', (text, terms, excerpt) => {
  expect(marked(text, ...terms)).toBe(excerpt);
});

test('an excerpt of a long text begins at a word shortly before the densest matches', () => {
  const filler = 'word '.repeat(100);
  const excerpt = marked(`state ${filler} the state final in Ohio ${filler}`, 'state', 'ohio') ?? '';
  expect(excerpt).toMatch(/^word .* the \[state\] final in \[Ohio\] word/);
  expect(excerpt.length).toBeLessThan(280);
});
