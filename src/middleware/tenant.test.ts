import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';
import { tenantFromHost } from './tenant.ts';

const tenant = (slug: string): Tenant => ({
  id: 1,
  slug,
  name: slug,
  shortName: slug,
  timezone: 'UTC',
  primaryColor: '#000000',
  secondaryColor: '#ffffff',
  accentColor: '#ffffff',
  logo: null,
  hosts: [],
  canonicalHost: `${slug}.example`,
  settings: {},
});

const byHost = new Map([
  ['lakeshore.example', tenant('lakeshore')],
  ['www.lakeshore.example', tenant('lakeshore')],
]);

const app = new Hono<AppEnv>()
  .use(
    tenantFromHost({
      tenants: {
        findForHost: async (host) => byHost.get(host),
      },
      apiFor: () => ({}) as ApiClient,
      documents: { unknownHost: async ({ host }) => `<p>${host}</p>` },
    }),
  )
  .get('/', (c) => c.text(c.var.tenant?.slug ?? 'none'));

describe('the college of a request', () => {
  test.each([
    ['lakeshore.example', 'lakeshore'],
    ['www.lakeshore.example', 'lakeshore'],
    ['LAKESHORE.example:3000', 'lakeshore'],
    ['lakeshore.example.', 'lakeshore'],
  ])('at %s is %s', async (host, slug) => {
    expect(await (await app.request(`http://${host}/`)).text()).toBe(slug);
  });

  test('GET / at an unknown host → 404, a plain page that escapes the name', async () => {
    const response = await app.request('http://nowhere.example/');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<p>nowhere.example</p>');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('an invalid host name → 400', async () => {
    expect((await app.request("http://a!'b.example/")).status).toBe(400);
  });
});
