import { describe, expect, test } from 'vitest';

import { requestGuard } from './request-guard.ts';
import { testApp } from './test-app.ts';

const app = testApp(requestGuard());
const status = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;

describe('a request', () => {
  test.each([
    ['/', 200],
    ['/sports/football?location=H', 200],
    ['/news/caf%C3%A9', 200],
    ['/%ff', 400],
    ['/%', 400],
    ['/a%00b', 400],
    ['/a%0d%0ab', 400],
    [`/${'a'.repeat(5000)}`, 414],
    [`/?q=${'a'.repeat(5000)}`, 414],
  ])('for %s → %i', async (path, expected) => {
    expect(await status(path)).toBe(expected);
  });

  test('with two hosts → 400', async () => {
    const bindings = { incoming: { rawHeaders: ['Host', 'a.example', 'host', 'b.example'] } };
    expect((await app.request('/', {}, bindings)).status).toBe(400);
  });

  test('with a method nobody knows → 405', async () => {
    expect(await status('/', { method: 'BREW' })).toBe(405);
  });
});
