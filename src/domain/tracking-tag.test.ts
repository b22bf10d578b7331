import { expect, test } from 'vitest';

import { carriesImage } from './tracking-tag.ts';

const tag = { head: {}, openBody: {}, closeBody: {} };

test.each([
  { ...tag, openBody: { noscript: [{ children: '<img height="1" src="https://count.example/p">' }] } },
  { ...tag, closeBody: { noscript: [{ children: 'x < IMG src=y>' }] } },
  { ...tag, head: { script: [{ children: 'new Image().src = u' }] } },
  { ...tag, head: { script: [{ children: 'const i=new window.Image;i.src=u' }] } },
  { ...tag, head: { script: [{ children: 'document.createElement("img").src = u' }] } },
  { ...tag, head: { script: [{ attributes: { 'data-html': '<image href="u">' } }] } },
])('a tag that counts with a picture is known: %j', (each) => {
  expect(carriesImage(each)).toBe(true);
});

test.each([
  tag,
  { ...tag, head: { script: [{ attributes: { src: 'https://count.example/image.js', async: true } }] } },
  { ...tag, head: { style: [{ children: '.image { color: red }' }] } },
  { ...tag, openBody: { noscript: [{ children: '<iframe src="https://count.example/frame"></iframe>' }] } },
])('one that does not is let through: %j', (each) => {
  expect(carriesImage(each)).toBe(false);
});
