import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';

import type { Tenant } from '../domain/tenant.ts';
import { createSearchLimit } from '../web/search-limit.ts';
import type { AppEnv } from './app-env.ts';
import { forwarded } from './forwarded.ts';
import { pageRoute } from './page-route.ts';
import { searchLimit } from './search-limit.ts';
import { from, testApp } from './testing/test-app.ts';

const middlewares = () => [
  forwarded({ trustedProxies: [] }),
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('tenant', { id: 1 } as Tenant);
    await next();
  }),
  pageRoute(),
  searchLimit({ searchLimit: createSearchLimit() }),
];
const app = testApp(...middlewares());
const statusesOf = async (path: string, address: string, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await app.request(path, {}, from(address))).status));

test('GET /search?q= above the rate limit → 429 with Retry-After, for that client address only', async () => {
  const statuses = await statusesOf('/search?q=state', '192.0.2.1', 30);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const refused = await app.request('/search?q=state', {}, from('192.0.2.1'));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.text()).toContain('At most 60 searches a minute');
  expect(await statusesOf('/search?q=state', '192.0.2.2', 1)).toEqual([200]);
});

test('GET /search runs one search at a time for all clients', async () => {
  let running = 0;
  let most = 0;
  const slow = new Hono<AppEnv>().use(...middlewares()).get('/search', async (c) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return c.text('ok');
  });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => slow.request(`/search?q=${index}`, {}, from(`192.0.2.${index}`))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(most).toBe(1);
});

test('GET /search without a query and other pages are not limited', async () => {
  for (const path of ['/search', '/sports/football/schedule?q=1'])
    expect(new Set(await statusesOf(path, '192.0.2.3', 40))).toEqual(new Set([200]));
});
