import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { AppEnv } from './app-env.ts';
import { securityHeaders } from './security-headers.ts';

const app = new Hono<AppEnv>()
  .use(securityHeaders({ isDevelopment: false }))
  .get('/page', (c) => c.text(c.var.secureHeadersNonce ?? ''))
  .get('/script.js', (c) => c.body('', 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/picture', (c) =>
    c.text('', 200, { 'content-security-policy': 'sandbox', 'cross-origin-resource-policy': 'cross-origin' }),
  );

test('a page allows scripts and styles of its own host or with its nonce, and each response has another nonce', async () => {
  const [first, second] = [await app.request('/page'), await app.request('/page')];
  const [nonce, other] = [await first.text(), await second.text()];
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(other).not.toBe(nonce);
});

test('an image keeps its sandbox and may be embedded elsewhere', async () => {
  const { headers } = await app.request('/picture');
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a script has no document headers', async () => {
  const { headers } = await app.request('/script.js');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('permissions-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a response over https has HSTS of one year, one over http does not', async () => {
  const policy = async (url: string) => (await app.request(url)).headers.get('strict-transport-security');
  expect(await policy('https://college.example/page')).toBe('max-age=31536000');
  expect(await policy('https://college.example/script.js')).toBe('max-age=31536000');
  expect(await policy('http://college.example/page')).toBeNull();
});
