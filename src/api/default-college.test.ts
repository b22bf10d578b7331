import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../db/client.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { createApi } from './app.ts';
import { createTenantRegistry, type TenantRegistry } from './tenants.ts';

let database: Database;
let tenants: TenantRegistry;

beforeAll(async () => {
  database = await createTestDatabase();
  await createCollege(database.db, { slug: 'harbor' });
  await createCollege(database.db, { slug: 'ridge' });
  tenants = await createTenantRegistry(database, { defaultTenant: 'ridge' });
});
afterAll(async () => {
  await tenants.close();
  await database.close();
});

describe('the default college', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('stands at %s', async (host) => {
    expect((await tenants.findForHost(host))?.slug).toBe('ridge');
  });

  it('is not available at other hosts', async () => {
    expect(await tenants.findForHost('nowhere.example')).toBeUndefined();
    expect((await tenants.findForHost('harbor.localhost'))?.slug).toBe('harbor');
  });

  it('yields to the tenant header of an API call at localhost', async () => {
    const api = await createApi({ database, tenants });
    const nameAt = async (headers: Record<string, string>) =>
      ((await (await api.request('http://localhost/api/v2/common/settings', { headers })).json()) as { slug: string })
        .slug;
    expect(await nameAt({})).toBe('ridge');
    expect(await nameAt({ 'x-tenant': 'harbor' })).toBe('harbor');
    await api.close();
  });
});
