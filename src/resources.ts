import { createApi } from './api/app.ts';
import { createApiClient } from './api/client.ts';
import { createTenantRegistry } from './api/tenants.ts';
import { inProcess, overHttp } from './api/transport.ts';
import type { Database } from './db/client.ts';
import { databasePlace } from './db/place.ts';
import { prepareDatabase } from './db/setup.ts';
import type { Tenant } from './domain/tenant.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

type Options = { env: Env; log: Log; onProgress?: ((step: string) => void) | undefined };

export type Resources = Awaited<ReturnType<typeof openResources>>;

const kept = globalThis as { [key: symbol]: Promise<Database> | undefined };
const KEY = Symbol.for('fieldhouse.database');

/** `waku dev` loads this module anew after a change; the embedded database can be opened by a process only once. */
const openOnce = (open: () => Promise<Database>): Promise<Database> => {
  const database = kept[KEY] ?? open();
  kept[KEY] = database;
  database.catch(() => {
    kept[KEY] = undefined;
  });
  return database;
};

/** What the server stands on: the database, the registry of colleges and the API, opened in this order. */
export const openResources = async ({ env, log, onProgress = (step) => log.info(step) }: Options) => {
  const database = await openOnce(() =>
    prepareDatabase(databasePlace(env), { samples: env.SAMPLE_COLLEGES === 'on', onProgress }),
  );
  const tenants = await createTenantRegistry(database);
  const api = await createApi({ database, tenants, tenantHeader: env.TENANT_HEADER, log });
  const transport = env.API_ORIGIN ? overHttp(env.API_ORIGIN) : inProcess(api);
  return {
    database,
    tenants,
    api,
    apiFor: (tenant: Tenant, cacheTags: Set<string>) =>
      createApiClient({ transport, tenant: tenant.slug, tenantHeader: env.TENANT_HEADER, log, cacheTags }),
    /** Rejects when the database does not answer. */
    assertReady: () => database.execute('select 1'),
    close: async () => {
      await api.close();
      await tenants.close();
      await database.close();
    },
  };
};
