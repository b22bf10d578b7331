import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import type { AppEnv } from './app-env.ts';
import { forwarded } from './forwarded.ts';
import { from } from './testing/test-app.ts';

const app = new Hono<AppEnv>()
  .use(forwarded({ trustedProxies: ['10.0.0.0/8', 'fd00::/8'] }))
  .all('*', (c) => c.json({ url: c.req.url, client: c.var.clientAddress }));

const ask = async (peer: string, headers: Record<string, string>) =>
  (await app.request('http://inner.example/a?b=1', { headers }, from(peer))).json();

const forwardingHeaders = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.7, 10.1.1.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'lakeshore.example',
};

describe('forwarded headers', () => {
  test('are trusted from a configured proxy, up to the first hop that is not one', async () => {
    expect(await ask('10.0.0.2', forwardingHeaders)).toEqual({
      url: 'https://lakeshore.example/a?b=1',
      client: '198.51.100.7',
    });
  });

  test('are ignored from any other peer', async () => {
    expect(await ask('192.0.2.1', forwardingHeaders)).toEqual({
      url: 'http://inner.example/a?b=1',
      client: '192.0.2.1',
    });
  });

  test('without an address fall back to the proxy itself', async () => {
    expect(await ask('::ffff:10.0.0.2', {})).toEqual({ url: 'http://inner.example/a?b=1', client: '10.0.0.2' });
  });

  test('with a scheme other than http and https are ignored', async () => {
    expect(await ask('fd00::1', { 'x-forwarded-proto': 'javascript' })).toMatchObject({
      url: 'http://inner.example/a?b=1',
    });
  });

  test('that carry no host name do not break the request', async () => {
    expect(await ask('10.0.0.2', { 'x-forwarded-host': 'not a host/..' })).toMatchObject({ client: '10.0.0.2' });
  });
});
