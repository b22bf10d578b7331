import { expect, it } from 'vitest';

import { withProcessorTime } from '../testing/processor-time.ts';
import { stripHtml } from './strip-html.ts';

it('stripping removes scripts, styles, comments and tags, and leaves the text', () => {
  expect(
    stripHtml('<style>p{}</style><p>Won <b>27&ndash;10</b></p><script>alert("<p>")</script><!-- > --> at home'),
  ).toBe('Won 27–10 at home');
  expect(stripHtml('5 < 6 &amp; 7 > 6 &#8217; &#x110000;')).toBe('5 < 6 & 7 > 6 ’ &#x110000;');
  expect(stripHtml('end <script>never closed')).toBe('end');
});

it('stripping malicious text takes linear time', () => {
  const { milliseconds } = withProcessorTime(() => {
    stripHtml('<script'.repeat(40_000));
    stripHtml('<!--'.repeat(40_000));
    stripHtml('<'.repeat(200_000));
  });
  expect(milliseconds).toBeLessThan(1000);
});
