import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { hashSource } from '../routing/inline-code.ts';
import type { AppEnv } from './app-env.ts';
import { requestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

const app = new Hono<AppEnv>()
  .use(requestId())
  .use(securityHeaders({ inlineScripts: ['known()'], isDevelopment: false }))
  .get('/page', (c) => {
    c.var.inlineCode?.script('go()');
    c.var.inlineCode?.style('p{}');
    return c.html('');
  })
  .get('/data', (c) => c.json({}))
  .get('/order', (c) => c.text('', 200, { 'referrer-policy': 'no-referrer' }))
  .get('/script.js', (c) => c.body('', 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/picture', (c) =>
    c.text('', 200, { 'content-security-policy': 'sandbox', 'cross-origin-resource-policy': 'cross-origin' }),
  );

const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy') ?? '';

test('a page allows scripts and styles of its own host, and its inline ones by hash', async () => {
  const policy = await policyOf('/page');
  expect(policy).toContain(`script-src 'self' ${hashSource('known()')} ${hashSource('go()')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('p{}')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(await policyOf('/page')).toBe(policy);
});

test('responses without scripts allow no inline scripts', async () => {
  expect(await policyOf('/data')).toContain("script-src 'self';");
});

test('an image keeps its sandbox and may be embedded elsewhere', async () => {
  const { headers } = await app.request('/picture');
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page with a private URL sends no referrer; other pages send their origin', async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get('referrer-policy');
  expect([await policy('/order'), await policy('/page')]).toEqual(['no-referrer', 'strict-origin-when-cross-origin']);
});

test('a script has no document headers and no request id', async () => {
  const { headers } = await app.request('/script.js');
  expect(headers.get('x-request-id')).toBeNull();
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
