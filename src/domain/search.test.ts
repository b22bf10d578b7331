import { expect, test } from 'vitest';

import { searchTerms } from './search.ts';

test.each([
  ['  Ohio   State ', ['ohio', 'state']],
  ['São João', ['sao', 'joao']],
  ["O'Brien-Smith", ['o', 'brien', 'smith']],
  ['state STATE', ['state']],
  ['the stadium', ['stadium']],
  ['The The', ['the']],
  ['!!! --', []],
  ["'; drop table story; --", ['drop', 'table', 'story']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});
