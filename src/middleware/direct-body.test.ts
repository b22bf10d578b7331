import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';

import { drain, listen } from '../server/listen.ts';
import type { AppEnv } from './app-env.ts';
import { directBody } from './direct-body.ts';

// as if the server had replaced the global Response before this module was loaded
vi.mock('@hono/node-server/utils/response', () => {
  getRequestListener(() => new Response());
  return { RESPONSE_ALREADY_SENT: new Response(null, { headers: { 'x-hono-already-sent': 'true' } }) };
});

let listening: Awaited<ReturnType<typeof listen>> | undefined;
afterEach(async () => {
  if (listening) await drain(listening.server, 0.2);
});

test('a body is written once, whichever class of response the server uses', async () => {
  const app = new Hono<AppEnv>().use(directBody()).get('/', (c) => {
    c.set('writeBody', (response) => response.end('written'));
    return c.body(null, 200, { 'content-type': 'text/plain' });
  });
  listening = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => errors.push(error));
  for (let request = 0; request < 2; request++) {
    const response = await fetch(`http://127.0.0.1:${listening.port}/`);
    expect([response.status, await response.text()]).toEqual([200, 'written']);
  }
  expect(errors).toEqual([]);
});
