import { describe, expect, test, vi } from 'vitest';

import { ask } from './testing/page-server.ts';

describe('a request with another method than GET', () => {
  test('POST to a page → 405 with the allowed methods', async () => {
    const response = await ask('/', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await response.text()).toBe('Method POST is not allowed here. Allowed: GET, HEAD, OPTIONS.');
  });

  test('OPTIONS → 204 with the allowed methods', async () => {
    const response = await ask('/', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test('HEAD → the status of GET without a body', async () => {
    const response = await ask('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  const refused = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    [
      '/',
      '/sports/football/schedule',
      '/sports/football/schedule/2026.csv',
      '/nope',
      '/healthz',
      '/assets/a.js',
      '/images/resize',
      '/media/a.png',
      '/theme/a.css',
      '/robots.txt',
      '/api/sportnames',
      '/push/subscriptions/a/b',
      '/payments/webhooks',
      '/RSC/R/form/3.txt',
      '/RSC/F/a/b.txt',
    ].map((path) => ({ method, path })),
  );

  test.each([
    ...refused,
    { method: 'PUT', path: '/form/3' },
    { method: 'DELETE', path: '/login' },
    { method: 'PUT', path: '/payments/webhooks/stripe' },
    { method: 'POST', path: '/push/subscriptions' },
  ])('$method $path → 405, and the body is not read', async ({ method, path }) => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const response = await ask(path, { method, body, duplex: 'half' } as RequestInit);
    expect([response.status, pull.mock.calls]).toEqual([405, []]);
  });

  test.each(['/form/abc', '/order/x', '/protected/form/0'])('POST %s, which does not exist → 404', async (path) => {
    expect((await ask(path, { method: 'POST', body: 'a=b' })).status).toBe(404);
  });

  test('POST to a page with a form → OPTIONS names it', async () => {
    const { status, headers } = await ask('/form/3', { method: 'OPTIONS' });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });

  const paths = ['/form/3', '/subscribe', '/order/40f5c66b8731cbe3e87cda2a8ef000ec', '/payments/webhooks/stripe'];

  test.each(paths.flatMap((path) => [1_048_577, 10_000_000].map((length) => ({ path, length }))))(
    'POST $path with $length bytes, more than any form → 413',
    async ({ path, length }) => {
      const response = await ask(path, { method: 'POST', headers: { 'content-length': String(length) } });
      expect([response.status, await response.text()]).toEqual([
        413,
        `The body has ${length} bytes. The limit is 1048576.`,
      ]);
    },
  );

  test.each(paths)('POST %s without Content-Length → 411', async (path) => {
    const response = await ask(path, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
    expect([response.status, await response.text()]).toEqual([
      411,
      'Chunked bodies are not accepted. Send the body with a Content-Length.',
    ]);
  });
});

describe('every response', () => {
  test.each(['/', '/nope', '/404', '/%ff', '/sports/chess/schedule'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('is one line in the log, without any value that the visitor sent', async () => {
    const lines: string[] = [];
    const logLine = (line: string) => void lines.push(line);
    await ask('/?email=fan%40example.edu', { headers: { cookie: 'secret=1' } }, { logLine });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', query: ['email'], status: 200, tenant: 'lakeshore' });
    expect(lines[0]).not.toMatch(/fan|secret/);
  });
});

test.each([
  '/sports/football/schedule/%00',
  '/search?q=%00',
  '/RSC/R/search.txt?query=q%3D%2500',
  '/api/v2/schedule?sportId=%00',
  '/images/resize?url=/media/%2500',
  '/media/%00',
  '/sitemap.xml?page=%1f',
  '/assets/%7f.js',
])('GET %s → 400: URLs have no control characters', async (path) => {
  expect((await ask(path)).status).toBe(400);
});
