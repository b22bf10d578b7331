import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { createTestApi } from '../testing/api.ts';
import { createCollege } from '../testing/factories.ts';
import { createRedirectRule } from '../testing/shell-factories.ts';
import { createApiClient } from './client.ts';
import { inProcess } from './transport.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const { id } = await createCollege(site.db, { slug: 'harbor' });
  await createRedirectRule(site.db, id, { fromPath: '/old', target: '/new' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

/** What every page request does: find its college and call the API in this process. */
async function visit(host: string, path: string) {
  const tenant = await site.tenants.findForHost(host);
  if (!tenant) return undefined;
  const api = createApiClient({ transport: inProcess(site.api, tenant), tenant: tenant.slug, log: console });
  return (await api.routeRules.find({ path })).redirect?.to;
}

/** Advances the registry's clock. */
function advanceClock(milliseconds: number): void {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

/** Collects the SQL of every query from now on. */
function watchQueries(): string[] {
  const texts: string[] = [];
  const prototype = pg.Client.prototype as { query: (...query: unknown[]) => unknown };
  const { query } = prototype;
  vi.spyOn(prototype, 'query').mockImplementation(function watched(this: unknown, ...args) {
    const [first] = args as [string | { text: string }];
    texts.push(typeof first === 'string' ? first : first.text);
    return query.apply(this, args);
  });
  return texts;
}

it('in a steady state, requests read neither colleges nor hosts nor redirect rules', async () => {
  const queries = watchQueries();
  expect(await visit('harbor.localhost', '/old')).toBe('/new');
  expect(queries.filter((text) => /"(tenant|tenant_host|redirect_rule)"/.test(text))).toHaveLength(3);
  queries.length = 0;
  for (let second = 0; second < 30; second++) {
    advanceClock(1000);
    await visit('harbor.localhost', `/page-${second}`);
    await visit('unknown.example', '/old');
    await site.api.request(`http://unknown.example/api/v2/Sports?${second}`, { headers: { 'x-tenant': 'harbor' } });
  }
  expect(queries.filter((text) => /"(tenant|tenant_host|redirect_rule)"/.test(text))).toEqual([]);
});

it('a college is found at an unknown host within a minute, even if its announcement was lost', async () => {
  expect(await site.tenants.findForHost('summit.localhost')).toBeUndefined();
  await createCollege(site.db, { slug: 'summit' });
  advanceClock(61_000);
  expect(await site.tenants.findForHost('summit.localhost')).toMatchObject({ slug: 'summit' });
});
