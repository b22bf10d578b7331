import { expect, test } from 'vitest';

import { decodeEntities, decodeMarkupEntities } from './entities.ts';

test.each([
  ['Texas A&amp;M', 'Texas A&M', 'Texas A&amp;M'],
  ['&ldquo;Go&rdquo; &#8212; &#X2019;', '“Go” — ’', '“Go” — ’'],
  ['a &#60;b&#x3e; &quot;c&quot;', 'a <b> "c"', 'a &lt;b&gt; &quot;c&quot;'],
  ['once: &amp;lt;', 'once: &lt;', 'once: &amp;lt;'],
  ['Q&A, R&D; AT&T', 'Q&A, R&D; AT&T', 'Q&A, R&D; AT&T'],
  ['none: &nosuch; &#x110000;', 'none: &nosuch; &#x110000;', 'none: &nosuch; &#x110000;'],
])('the references of %s are decoded once, in HTML except markup', (text, plain, markup) => {
  expect(decodeEntities(text)).toBe(plain);
  expect(decodeMarkupEntities(text)).toBe(markup);
});
