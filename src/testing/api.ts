import { type Api, createApi } from '../api/app.ts';
import { createTenantRegistry } from '../api/tenants.ts';
import { createAnnouncingDatabase } from './announcing-database.ts';
import { createTestDatabase } from './database.ts';
import { createCollege } from './factories.ts';

type ApiOptions = Parameters<typeof createApi>[0];

/** The API on a database of its own. Close it in `afterAll`. */
export async function createTestApi(options: Pick<ApiOptions, 'staff'> = {}) {
  const database = createAnnouncingDatabase(await createTestDatabase());
  return { database, db: database.db, ...(await serve(database, options)) };
}

/** An API with the colleges `harbor` and `summit`. Close it in `afterAll`. */
export async function createTwoColleges() {
  const site = await createTestApi();
  const { id: harborId } = await createCollege(site.db, { slug: 'harbor' });
  const { id: summitId } = await createCollege(site.db, { slug: 'summit' });
  return { ...site, harborId, summitId };
}

async function serve(database: ReturnType<typeof createAnnouncingDatabase>, options: Pick<ApiOptions, 'staff'>) {
  const tenants = await createTenantRegistry(database);
  const failures: unknown[] = [];
  const api: Api = await createApi({
    ...options,
    database,
    tenants,
    log: { error: (details) => failures.push(details) },
  });
  const get = (path: string, init: RequestInit = {}, host = 'harbor.localhost') =>
    api.request(`http://${host}${path}`, init);
  return {
    api,
    tenants,
    /** Errors that the API logged. */
    failures,
    get,
    /** The body of a GET; throws unless the status is 200. */
    // biome-ignore lint/suspicious/noExplicitAny: like other programs, tests do not know the types
    json: async (path: string, host?: string): Promise<any> => {
      const response = await get(path, {}, host);
      if (response.status !== 200) throw new Error(`GET ${path} → ${response.status}: ${await response.text()}`);
      return response.json();
    },
    announce: database.announce,
    close: async () => {
      await api.close();
      await tenants.close();
      await database.close();
    },
  };
}
