import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';

import type { Invalidation } from '../api/response-cache.ts';
import { createPurger } from './page-cache/purger.ts';
import { sharedCopies } from './shared-copies.ts';

let endsAt: number;
let isWorking: boolean;
let withdraw: (invalidation: Invalidation) => void;
let during: () => void;

beforeEach(() => {
  endsAt = Number.POSITIVE_INFINITY;
  isWorking = true;
  during = () => {};
});

const headersOf = async (path: string, caching: string | undefined, isPurged = true) => {
  const purger = createPurger({ address: 'varnish://127.0.0.1:6082', log: { warn: () => {} } });
  const app = new Hono();
  app.use(
    sharedCopies({
      tenants: { findForHost: async (host) => (host === 'harbor.example' ? ({ id: 7 } as never) : undefined) },
      api: {
        onInvalidation: (listener) => {
          withdraw = listener;
        },
        nextEnd: async () => endsAt,
      },
      purger: isPurged ? { ...purger, isWorking: () => isWorking } : undefined,
    }) as never,
  );
  app.get('*', (c) => {
    during();
    return c.text('body', 200, caching === undefined ? {} : { 'cache-control': caching });
  });
  const { headers } = await app.request(`http://harbor.example${path}`);
  return [headers.get('cache-control'), headers.get('xkey')];
};

const week = 'public, max-age=604800, stale-while-revalidate=2592000';
const aSecond = 'public, max-age=604800, s-maxage=1, stale-while-revalidate=1';

test.each([
  ['/media/a.png', 'fieldhouse college:7:files'],
  ['/images/resize?url=/media/a.png', 'fieldhouse college:7:files'],
  ['/files/a.mp3', 'fieldhouse college:7:files'],
  ['/documents/a.pdf', 'fieldhouse college:7:files'],
  ['/api/v2/Stories', 'fieldhouse college:7'],
  ['/news/rss', 'fieldhouse college:7'],
])('shared caches may use %s as long as browsers, if they are purged by %s', async (path, tags) => {
  expect(await headersOf(path, week)).toEqual([week, tags]);
});

test('shared caches that are not purged, or do not accept purges, may use a picture for a second', async () => {
  expect(await headersOf('/media/a.png', week, false)).toEqual([aSecond, null]);
  isWorking = false;
  expect((await headersOf('/media/a.png', week))[0]).toBe(aSecond);
});

test('no shared cache may use a response after something of its college has ended', async () => {
  endsAt = Date.now() + 60_500;
  expect((await headersOf('/media/a.png', week))[0]).toBe(aSecond.replace('s-maxage=1', 's-maxage=60'));
});

test.each([
  ['of its college', 7],
  ['that may have been missed', undefined],
])('a response during which there was a withdrawal %s is not stored', async (_, tenantId) => {
  during = () => withdraw({ tenantId, withdrawn: 'content' });
  expect((await headersOf('/media/a.png', week))[0]).toBe('private, no-store');
});

test('a change, and a withdrawal of another college, leave a response as it is', async () => {
  during = () => {
    withdraw({ tenantId: 7, withdrawn: 'nothing' });
    withdraw({ tenantId: 8, withdrawn: 'files' });
  };
  expect((await headersOf('/media/a.png', week))[0]).toBe(week);
});

test.each([
  'private, no-cache',
  'no-store',
  'public, max-age=31536000, immutable',
  'public, max-age=300, s-maxage=1',
  undefined,
])('the caching of other responses stays: %s', async (caching) => {
  expect(await headersOf('/', caching)).toEqual([caching ?? null, null]);
});
