import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';

import { createSearchLimit } from '../domain/search-limit.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';
import { forwarded } from './forwarded.ts';
import { pageRoute } from './page-route.ts';
import { searchLimit } from './search-limit.ts';
import { from, testApp } from './test-app.ts';

const app = testApp(
  forwarded({ trustedProxies: [] }),
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('tenant', { id: 1 } as Tenant);
    await next();
  }),
  pageRoute(),
  searchLimit({ searchLimit: createSearchLimit() }),
);
const statusesOf = async (path: string, address: string, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await app.request(path, {}, from(address))).status));

test('GET /search?q= more often than a person types → 429 with Retry-After, for that address alone', async () => {
  const statuses = await statusesOf('/search?q=state', '192.0.2.1', 30);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const refused = await app.request('/search?q=state', {}, from('192.0.2.1'));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.text()).toContain('At most 60 searches a minute');
  expect(await statusesOf('/search?q=state', '192.0.2.2', 1)).toEqual([200]);
});

test('GET /search without a question and other pages are not limited', async () => {
  for (const path of ['/search', '/sports/football/schedule?q=1'])
    expect(new Set(await statusesOf(path, '192.0.2.3', 40))).toEqual(new Set([200]));
});
