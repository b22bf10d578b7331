import { expect, test } from 'vitest';

import { withArticle } from './words.ts';

test.each([
  ['8-yard pass', 'an'],
  ['11-0 lead', 'an'],
  ['18-yard run', 'an'],
  ['80-72 win', 'an'],
  ['eight-run inning', 'an'],
  ['1-0 win', 'a'],
  ['110-98 win', 'a'],
  ['34-yard pass', 'a'],
  ['one-run inning', 'a'],
])('%s has the article of the number as it is spoken: %s', (text, article) => {
  expect(withArticle(text)).toBe(`${article} ${text}`);
});
