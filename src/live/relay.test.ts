import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Tenant } from '../domain/tenant.ts';
import { drain, listen } from '../server/listen.ts';
import { createLiveRelay } from './relay.ts';

let asked: { path: string; headers: Record<string, string> }[];
let origin: Awaited<ReturnType<typeof listen>>;
let left: Promise<void>;
let respond: (request: Request) => Response;

beforeEach(async () => {
  asked = [];
  const gone = Promise.withResolvers<void>();
  left = gone.promise;
  respond = ({ signal }) => {
    signal.addEventListener('abort', () => gone.resolve());
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'set-cookie': 'a=b' } });
  };
  origin = await listen(
    (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push({ path: pathname + search, headers: Object.fromEntries(request.headers) });
      return respond(request);
    },
    { host: '127.0.0.1', port: 0 },
  );
});
afterEach(() => drain(origin.server, 0.2));

const relay = (path: string, init: RequestInit = {}, port = origin.port) =>
  createLiveRelay({
    origin: `http://127.0.0.1:${port}`,
    tenantHeader: 'x-tenant',
    findTenant: async () => ({ slug: 'harbor' }) as Tenant,
    log: { warn: () => {} },
  })(new Request(`http://harbor.localhost${path}`, init), '192.0.2.1');

it('requests the same from the origin, on behalf of the college and the subscriber', async () => {
  const headers = { 'last-event-id': '4', cookie: 'secret=1', authorization: 'Bearer x' };
  const response = await relay('/api/v2/live/12/events?since=3', { headers });
  const subscriber = response.body?.getReader();
  expect(new TextDecoder().decode((await subscriber?.read())?.value)).toBe('data: 1\n\n');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(asked).toMatchObject([
    {
      path: '/api/v2/live/12/events?since=3',
      headers: { 'x-tenant': 'harbor', 'x-forwarded-for': '192.0.2.1', 'last-event-id': '4' },
    },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  await subscriber?.cancel();
});

it('disconnects from the origin when the subscriber disconnects', async () => {
  const leaving = new AbortController();
  await relay('/api/v2/live/events', { signal: leaving.signal });
  leaving.abort();
  await left;
});

it('passes on a 304', async () => {
  respond = () => new Response(null, { status: 304, headers: { etag: '"a"' } });
  const response = await relay('/api/v2/live/12', { headers: { 'if-none-match': '"a"' } });
  expect([response.status, response.headers.get('etag')]).toEqual([304, '"a"']);
  expect(asked[0]?.headers['if-none-match']).toBe('"a"');
});

it('is 503 while the origin is unreachable', async () => {
  const gone = await listen(() => new Response(), { host: '127.0.0.1', port: 0 });
  await drain(gone.server, 0.1);
  const response = await relay('/api/v2/live', {}, gone.port);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
});
