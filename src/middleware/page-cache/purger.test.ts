import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Invalidation } from '../../api/response-cache.ts';
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
const change = (tenantId: number): Invalidation => ({ tenantId, withdrawn: 'nothing' });
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
  expect(sharedCacheAt(address).purge(tags, false)).toEqual({ address: to, init });
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
  start().purge({ ...change(1), tags: ['live', 'game:5'] });
  await seconds(0);
  expect(tagsSent()).toEqual(['college:1:live college:1:game:5']);
  await seconds(1);
  expect(tagsSent()).toEqual(['college:1:live college:1:game:5']);
  await seconds(5);
  expect(sent).toEqual([]);
});

test('changes within a second share a purge', async () => {
  const { purge } = start();
  for (const tenantId of [1, 2, 3]) purge(change(tenantId));
  await seconds(0);
  purge(change(4));
  purge(change(4));
  await seconds(0);
  expect(tagsSent()).toEqual(['college:1 college:2 college:3']);
  await seconds(1);
  expect(tagsSent()).toEqual(['college:1 college:2 college:3 college:4']);
});

test('more changes than fit into a purge purge all pages', async () => {
  const { purge } = start();
  for (let tenantId = 0; tenantId < 200; tenantId++) purge(change(tenantId));
  await seconds(0);
  expect(tagsSent()).toEqual(['fieldhouse']);
});

test('a failed purge is repeated and logged, and shared caches may not rely on purges until one succeeds', async () => {
  status = 503;
  const { purge, isWorking } = start();
  purge(change(1));
  await seconds(0);
  expect([isWorking(), warn.mock.calls.length]).toEqual([false, 1]);
  status = 200;
  await seconds(1);
  expect([isWorking(), tagsSent()]).toEqual([true, ['college:1', 'college:1']]);
});

test('a purge that fails for a while is repeated until it has succeeded twice', async () => {
  status = 503;
  const { purge } = start();
  purge(change(1));
  await seconds(4);
  tagsSent();
  status = 200;
  await seconds(5);
  expect(tagsSent()).toEqual(['college:1', 'college:1']);
});

test('a withdrawal of files purges them as well, and a withdrawal leaves Fastly nothing to serve while the server fails', async () => {
  const { purge } = start();
  purge({ tenantId: 1, withdrawn: 'files' });
  await seconds(0);
  expect(tagsSent()).toEqual(['college:1 college:1:files']);
  const { init } = sharedCacheAt('fastly://secret@SvcId').purge(['college:1'], true);
  expect(init.headers).not.toHaveProperty('fastly-soft-purge');
});

test('what was withdrawn counts as purged after the second purge, however many other changes follow', async () => {
  const { purge, settled } = start();
  purge({ tenantId: 1, withdrawn: 'content' });
  const settling = vi.fn();
  settled().then(settling);
  for (let second = 0; second < 5; second++) {
    expect(settling).toHaveBeenCalledTimes(second < 2 ? 0 : 1);
    purge(change(2));
    await seconds(second === 0 ? 0 : 1);
  }
  expect(settling).toHaveBeenCalledWith(undefined);
});

test('what was withdrawn does not count as purged while the shared cache refuses or does not respond', async () => {
  status = 503;
  const { purge, settled } = start();
  purge({ tenantId: 1, withdrawn: 'content' });
  const settling = settled();
  await seconds(0);
  expect(await settling).toBe(
    'the shared cache at 127.0.0.1:6081 did not accept the purge of what was withdrawn (The purge was answered with 503)',
  );
  status = 200;
  const again = settled();
  await seconds(3);
  expect(await again).toBeUndefined();
});
