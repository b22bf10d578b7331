import { expect, it } from 'vitest';

import { slugify } from './slug.ts';

it.each([
  ["St. John's", 'st-johns'],
  ['Texas A&M', 'texas-a-and-m'],
  ['José Peña', 'jose-pena'],
  ['  --Hello,  World!-- ', 'hello-world'],
  ['Hawaiʻi', 'hawaii'],
  ['Łódź Müller', 'lodz-muller'],
  ['Søren Ægir', 'soren-aegir'],
  ['東京', ''],
  ['', ''],
])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug));
it('a slug is unchanged', () => expect(slugify(slugify("Women's Soccer 2026"))).toBe('womens-soccer-2026'));
