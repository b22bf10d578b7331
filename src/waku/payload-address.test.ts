import { describe, expect, test } from 'vitest';
import { unstable_encodeRoutePath as encodeRoutePath } from 'waku/router/client-core';

import { isWakuPath, pageUrl, payloadAddress } from './payload-address.ts';
import { importWaku } from './testing.ts';

describe('the URL of a page', () => {
  test('is the request URL of a document', () => {
    const { url, isPayload } = pageUrl('http://a.example/sports/football?location=H');
    expect([url.href, isPayload]).toEqual(['http://a.example/sports/football?location=H', false]);
  });

  test.each(['/', '/sports/football', '/_x', '/x_', '/sports/football/schedule/2025-26', '/news/caf%C3%A9'])(
    'is decoded from the payload address of %s',
    (pathname) => {
      const { url, isPayload } = pageUrl(`http://a.example${payloadAddress(`${pathname}?a=1&b=%26`)}`);
      expect([url.pathname, url.search, isPayload]).toEqual([pathname, '?a=1&b=%26', true]);
    },
  );

  test('is the request URL of a server action', () => {
    expect(pageUrl('http://a.example/RSC/F/a/b.txt').isPayload).toBe(false);
  });
});

test.each(['/', '/sports/football', '/_x'])('the payload address of %s is the one that Waku fetches', (pathname) => {
  expect(payloadAddress(pathname)).toBe(`/RSC/${encodeRoutePath(pathname)}.txt`);
  expect(isWakuPath(payloadAddress(pathname))).toBe(true);
});

test.each(['/x_', '/_x_', '/sports/_a/b_'])(
  'the payload address of %s escapes underscores as Waku does',
  async (pathname) => {
    const { encodeRscPath } = await importWaku('lib/utils/rsc-path.js');
    expect(payloadAddress(pathname)).toBe(`/RSC/${encodeRscPath(encodeRoutePath(pathname))}`);
  },
);
