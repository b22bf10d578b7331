import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AppEnv } from '../middleware/app-env.ts';
import { ifModifiedSince } from './if-modified-since.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:00:00.500Z') }));
afterEach(() => void vi.useRealTimers());

let content = '';
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('tenant', { slug: 'harbor' } as never);
    c.set('api', {} as never);
    await next();
  })
  // content that a reader has is a 304 to its date
  .get('/feed', ifModifiedSince(), etag(), (c) =>
    c.text(content, 200, { 'Last-Modified': 'Fri, 27 Nov 2026 12:00:00 GMT' }),
  );

const read = async (since?: string) => {
  const { status, headers } = await app.request('/feed', since ? { headers: { 'if-modified-since': since } } : {});
  return { status, modified: headers.get('last-modified') ?? '' };
};

test('a feed is dated by when its content was first sent, which is never ahead', async () => {
  content = 'first';
  const { modified } = await read();
  expect(Date.parse(modified)).toBeLessThan(Date.now());
  vi.advanceTimersByTime(60_000);
  expect((await read()).modified).toBe('Fri, 27 Nov 2026 09:00:00 GMT');
});

test('a reader gets 304 to the date of its copy until the content changes, even within a second or back', async () => {
  content = 'second';
  await read();
  vi.advanceTimersByTime(2000);
  const { modified } = await read();
  expect((await read(modified)).status).toBe(304);
  content = 'third';
  const changed = await read(modified);
  expect(changed.status).toBe(200);
  content = 'fourth';
  expect((await read(changed.modified)).status).toBe(200);
  content = 'second';
  vi.advanceTimersByTime(2000);
  expect((await read(modified)).status).toBe(200);
});
