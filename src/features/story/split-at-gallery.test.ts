import { expect, it } from 'vitest';

import { splitAtGallery } from './split-at-gallery.ts';

const url = '/galleries/homecoming/4';

it.each([
  [
    'its link alone in a paragraph',
    `<p>A</p><p><a href="${url}">Photos</a></p><p>B</p>`,
    { before: '<p>A</p>', after: '<p>B</p>' },
  ],
  ['a link in a sentence', `<p>See <a href="${url}">the photos</a>.</p>`, undefined],
  [
    'another link before it',
    `<p><a href="/x">X</a></p><p><a href="${url}">Photos</a></p>`,
    { before: '<p><a href="/x">X</a></p>', after: '' },
  ],
  ['no link', '<p>A</p>', undefined],
])('the photos of a story with %s are placed accordingly', (_, html, parts) =>
  expect(splitAtGallery(html, url)).toEqual(parts),
);
