import { Hono } from 'hono';

import type { ApiClient } from './api/client.ts';
import type { Tenant } from './domain/tenant.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

const sample = (slug: string): Tenant => ({
  id: 1,
  slug,
  name: slug,
  shortName: slug,
  timezone: 'America/New_York',
  primaryColor: '#13294b',
  secondaryColor: '#e84a27',
  accentColor: '#e84a27',
  logo: null,
  hosts: [`${slug}.localhost`],
  canonicalHost: `${slug}.localhost`,
  settings: {},
});

/** What the server needs from outside itself. */
export const openResources = async (_: { env: Env; log: Log }) => ({
  findTenant: async (host: string): Promise<Tenant | undefined> => {
    if (!host.endsWith('.localhost')) return undefined;
    return sample(host.replace('.localhost', ''));
  },
  findTenantBySlug: async (slug: string) => sample(slug),
  listTenants: async () => [sample('lakeshore')],
  apiFor: (_tenant: Tenant) => ({}) as ApiClient,
  api: new Hono(),
  assertReady: async () => {},
  close: async () => {},
});

export type Resources = Awaited<ReturnType<typeof openResources>>;
