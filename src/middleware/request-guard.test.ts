import { describe, expect, test } from 'vitest';

import { requestGuard } from './request-guard.ts';
import { testApp } from './testing/test-app.ts';

const app = testApp(requestGuard());
const status = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;
const text = async (path: string, init?: RequestInit) => (await app.request(path, init)).text();

describe('a request', () => {
  test.each([
    ['/', 200],
    ['/sports/football?location=H', 200],
    ['/news/caf%C3%A9', 200],
    ['/%ff', 400],
    ['/%', 400],
    ['/a%00b', 400],
    ['/a%0d%0ab', 400],
    ['/a%c2%85b', 400],
    ['/a%2500b', 200],
    ['/?q=a%00b', 400],
    ['/?q=a%09b', 400],
    ['/?a%00b=1', 400],
    ['/?q=100%2500', 200],
    ['/?q=%ff', 200],
    ['/images/resize?url=/media/a%00', 400],
    ['/images/resize?url=/media/%2500', 400],
    ['/images/resize?url=/media/%25ff', 200],
    ['/RSC/R/search.txt?query=q%3D%2500', 400],
    [`/${'a'.repeat(5000)}`, 414],
    [`/?q=${'a'.repeat(5000)}`, 414],
  ])('for %s → %i', async (path, expected) => {
    expect(await status(path)).toBe(expected);
  });

  test('with two hosts → 400', async () => {
    const bindings = { incoming: { rawHeaders: ['Host', 'a.example', 'host', 'b.example'] } };
    expect((await app.request('/', {}, bindings)).status).toBe(400);
  });

  test('with an unknown method → 405', async () => {
    expect(await status('/', { method: 'BREW' })).toBe(405);
  });

  test('that is refused gets the reason and the remedy', async () => {
    expect(await text('/%ff')).toBe(
      'The path /%ff is malformed. It must be percent-encoded UTF-8 without control characters.',
    );
    expect(await text('/?q=a%00b')).toBe('The query parameter "q" contains a control character. Remove it.');
    expect(await text(`/${'a'.repeat(5000)}`)).toBe('The URL has 5001 characters. The limit is 4096.');
    expect(await text('/', { method: 'BREW' })).toBe(
      'Method BREW is not allowed here. Allowed: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS.',
    );
  });
});
