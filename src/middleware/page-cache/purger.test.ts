import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPurger } from './purger.ts';
import { purgedTags, sharedCacheAt } from './shared-caches.ts';

const sent: { address: string; tags: string }[] = [];
let status: number;
const warn = vi.fn();

const send: typeof fetch = async (address, init) => {
  const { xkey = '' } = (init?.headers ?? {}) as Record<string, string>;
  sent.push({ address: String(address), tags: xkey });
  return new Response(null, { status });
};
const start = () => createPurger({ address: 'varnish://127.0.0.1:6081', log: { warn }, send });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const tagsSent = () => sent.splice(0).map(({ tags }) => tags);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  status = 200;
  warn.mockClear();
});
afterEach(() => vi.useRealTimers());

test.each([
  [
    'varnish://127.0.0.1:6081',
    'http://127.0.0.1:6081/',
    { method: 'PURGE', headers: { xkey: 'college:1 college:1:live' } },
  ],
  [
    'fastly://secret@SvcId',
    'https://api.fastly.com/service/SvcId/purge',
    {
      method: 'POST',
      headers: { 'fastly-key': 'secret', 'fastly-soft-purge': '1', 'surrogate-key': 'college:1 college:1:live' },
    },
  ],
  [
    'cloudflare://secret@zone',
    'https://api.cloudflare.com/client/v4/zones/zone/purge_cache',
    {
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '{"tags":["college:1","college:1:live"]}',
    },
  ],
])('%s is sent the tags as its service expects', (address, to, init) => {
  const tags = [...purgedTags(1), ...purgedTags(1, ['live'])];
  expect(sharedCacheAt(address).purge(tags)).toEqual({ address: to, init });
});

test('a page has the tag of all pages, that of its college and each of its own, unless there are too many', () => {
  const { tagsHeader } = sharedCacheAt('cloudflare://secret@zone');
  expect(tagsHeader(1, ['game:5'])).toEqual(['cache-tag', 'fieldhouse,college:1,college:1:game:5']);
  expect(sharedCacheAt('varnish://127.0.0.1:6081').tagsHeader(1, ['game:5'])).toEqual([
    'xkey',
    'fieldhouse college:1 college:1:game:5',
  ]);
  expect(
    tagsHeader(
      1,
      Array.from({ length: 400 }, (_, id) => `game:${id}`),
    ),
  ).toBeUndefined();
});

test('a change is purged at once, and again after a second', async () => {
  start().purge(1, ['live', 'game:5']);
  await seconds(0);
  expect(tagsSent()).toEqual(['college:1:live college:1:game:5']);
  await seconds(1);
  expect(tagsSent()).toEqual(['college:1:live college:1:game:5']);
  await seconds(5);
  expect(sent).toEqual([]);
});

test('changes within a second share a purge', async () => {
  const { purge } = start();
  for (const tenantId of [1, 2, 3]) purge(tenantId);
  await seconds(0);
  purge(4);
  purge(4);
  await seconds(0);
  expect(tagsSent()).toEqual(['college:1 college:2 college:3']);
  await seconds(1);
  expect(tagsSent()).toEqual(['college:1 college:2 college:3 college:4']);
});

test('more changes than fit into a purge purge all pages', async () => {
  const { purge } = start();
  for (let tenantId = 0; tenantId < 200; tenantId++) purge(tenantId);
  await seconds(0);
  expect(tagsSent()).toEqual(['fieldhouse']);
});

test('a failed purge is repeated and logged, and shared caches may not rely on purges until one succeeds', async () => {
  status = 503;
  const { purge, isWorking } = start();
  purge(1);
  await seconds(0);
  expect([isWorking(), warn.mock.calls.length]).toEqual([false, 1]);
  status = 200;
  await seconds(1);
  expect([isWorking(), tagsSent()]).toEqual([true, ['college:1', 'college:1']]);
});

test('a purge that fails for a while is repeated until it has succeeded twice', async () => {
  status = 503;
  const { purge } = start();
  purge(1);
  await seconds(4);
  tagsSent();
  status = 200;
  await seconds(5);
  expect(tagsSent()).toEqual(['college:1', 'college:1']);
});
