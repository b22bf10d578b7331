import type { ServerResponse } from 'node:http';

import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';

import { drain, listen } from '../server/listen.ts';
import type { AppEnv } from './app-env.ts';
import { compression } from './compression.ts';
import { directBody } from './direct-body.ts';
import { liveEvents } from './live-events.ts';

const opened: Awaited<ReturnType<typeof listen>>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ server }) => drain(server, 0.2)));
});

const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache, no-transform' };
const toBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('data: stream\n\n'));
      controller.close();
    },
  });

let games: (string | undefined)[] = [];
const createApp = (writeTo: (response: ServerResponse) => void = () => {}) => {
  games = [];
  const answer = async ({ gameId, gameIds }: Record<'gameId' | 'gameIds', string | undefined>) => {
    games.push(gameIds ?? gameId);
    return gameId === '9' ? new Response('busy', { status: 503 }) : { headers, writeTo, toBody };
  };
  return new Hono<AppEnv>()
    .use(directBody())
    .use(async (c, next) => {
      await next();
      c.header('x-request-id', 'one');
    })
    .use(compression())
    .use(liveEvents({ liveEvents: answer }))
    .all('*', (c) => c.text('other'));
};

test('a stream is written to the connection, with the headers of other middleware and without compression', async () => {
  let end = () => {};
  const listening = await listen(
    createApp((response) => {
      response.write('data: first\n\n');
      end = () => response.end('data: last\n\n');
    }).fetch,
    { host: '127.0.0.1', port: 0 },
  );
  opened.push(listening);
  const response = await fetch(`http://127.0.0.1:${listening.port}/api/v2/live/12/events`, {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...headers, 'x-request-id': 'one' });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(response.headers.has('x-hono-already-sent')).toBe(false);
  end();
  expect(await response.text()).toBe('data: first\n\ndata: last\n\n');
  expect(games).toEqual(['12']);
});

test('without access to the connection a stream is a response body', async () => {
  const response = await createApp().request('/api/v2/live/12/events');
  expect(await response.text()).toBe('data: stream\n\n');
});

test.each([
  ['/api/v2/live/events', undefined],
  ['/API/v2.1/Live/7/Events/', '7'],
  ['/api/v2/live/games/7,12/events', '7,12'],
])('%s is a stream', async (path, gameId) => {
  const response = await createApp().request(path);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(games).toEqual([gameId]);
});

test('a refusal is passed on unchanged', async () => {
  expect((await createApp().request('/api/v2/live/9/events')).status).toBe(503);
});

test('HEAD opens no stream', async () => {
  const response = await createApp().request('/api/v2/live/12/events', { method: 'HEAD' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(await response.text()).toBe('');
});

test.each([
  ['GET', '/api/v2/live/12'],
  ['GET', '/api/v2/live/12/events/more'],
  ['POST', '/api/v2/live/12/events'],
])('%s %s is none', async (method, path) => {
  expect(await (await createApp().request(path, { method })).text()).toBe('other');
});
