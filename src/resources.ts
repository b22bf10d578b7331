import type { ApiClient } from './api/client.ts';
import type { Tenant } from './domain/tenant.ts';

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
export const openResources = async () => ({
  findTenant: async (host: string): Promise<Tenant | undefined> => {
    if (host !== 'localhost' && !host.endsWith('.localhost')) return undefined;
    return sample(host === 'localhost' ? 'lakeshore' : host.replace('.localhost', ''));
  },
  apiFor: (_tenant: Tenant) => ({}) as ApiClient,
});
