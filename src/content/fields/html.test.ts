import { expect, test } from 'vitest';

import { removedParts } from './html.ts';

test.each([
  ['<p>Text with <strong>weight</strong> and <a href="/x">a link</a></p>', []],
  ['<h1>A heading</h1>', []],
  ['<img src="/media/a.jpg" alt="A field">', []],
  ['<a href="https://x.example" target="_blank" rel="opener">x</a>', []],
  ['<script>steal()</script>', ['<script>']],
  ['<p style="color:red" onclick="steal()">x</p>', ['style of <p>', 'onclick of <p>']],
  ['<a href="javascript:steal()">x</a>', ['href of <a>']],
  ['<iframe src="https://x.example"></iframe>', ['<iframe>', 'src of <iframe>']],
])('of %s will not be shown: %j', (html, parts) => {
  expect(removedParts(html)).toEqual(parts);
});
