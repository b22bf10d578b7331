import { describe, expect, test } from 'vitest';
import { unstable_encodeRoutePath as encodeRoutePath } from 'waku/router/client-core';

import { pageUrl, payloadAddress } from './page-address.ts';

describe('the address of a page', () => {
  test('is its own URL for a document', () => {
    const { url, isPayload } = pageUrl('http://a.example/sports/football?location=H');
    expect([url.href, isPayload]).toEqual(['http://a.example/sports/football?location=H', false]);
  });

  test.each(['/', '/sports/football', '/_x', '/x_', '/sports/football/schedule/2025-26', '/news/caf%C3%A9'])(
    'of the payload of %s is that page',
    (pathname) => {
      const { url, isPayload } = pageUrl(`http://a.example${payloadAddress(`${pathname}?a=1&b=%26`)}`);
      expect([url.pathname, url.search, isPayload]).toEqual([pathname, '?a=1&b=%26', true]);
    },
  );

  test.each(['/', '/sports/football', '/_x'])('has the payload of %s where Waku looks for it', (pathname) => {
    expect(payloadAddress(pathname)).toBe(`/RSC/${encodeRoutePath(pathname)}.txt`);
  });

  test('is not taken from other addresses below /RSC', () => {
    expect(pageUrl('http://a.example/RSC/F/a/b.txt').isPayload).toBe(false);
  });
});
