import { expect, it } from 'vitest';

import { readingMinutes } from './reading-time.ts';

it.each([
  ['', undefined],
  ['<p><img src="/a.jpg" alt="A"></p>', undefined],
  ['<p>A short notice.</p>', 1],
  [`<p>${'word '.repeat(700)}</p>`, 3],
])('the reading time of a text counts its words, not its markup', (html, minutes) =>
  expect(readingMinutes(html)).toBe(minutes),
);
