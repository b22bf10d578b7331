import { asc } from 'drizzle-orm';
import { changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { tenant as tenantTable, tenantHost } from '../db/schema/tenant.ts';
import type { Tenant } from '../domain/tenant.ts';

export type TenantRegistry = Awaited<ReturnType<typeof createTenantRegistry>>;

/** How soon a name that nobody has may make the registry look again. */
const quietTime = 1000;

/** The machine's own names. */
const ownAddresses = new Set(['localhost', '127.0.0.1', '[::1]']);

type Options = {
  /** Slug of the college that the machine's own addresses stand for. */
  defaultTenant?: string;
};

/** The colleges by host and slug, held in memory and read again after each announced change and when a name is unknown. */
export async function createTenantRegistry(database: Pick<Database, 'db' | 'listen'>, { defaultTenant }: Options = {}) {
  let loaded: Promise<Directory> | undefined;
  let loadedAt = 0;
  const forget = () => {
    loaded = undefined;
  };
  const stop = await database.listen(changeChannel, forget);

  const directory = (): Promise<Directory> => {
    if (!loaded) {
      loadedAt = performance.now();
      loaded = load(database.db);
      loaded.catch(forget);
    }
    return loaded;
  };

  const find = async (pick: (directory: Directory) => Tenant | undefined): Promise<Tenant | undefined> => {
    const found = pick(await directory());
    if (found || performance.now() - loadedAt < quietTime) return found;
    forget();
    return pick(await directory());
  };

  const findByHost = (host: string) => find(({ byHost }) => byHost.get(host));
  const findBySlug = (slug: string) => find(({ bySlug }) => bySlug.get(slug));

  return {
    /** By host name in lower case, without port. */
    findByHost,
    findBySlug,
    /** By host name; the machine's own addresses stand for the default college. */
    findForHost: async (host: string): Promise<Tenant | undefined> =>
      defaultTenant !== undefined && ownAddresses.has(host)
        ? ((await directory()).byHost.get(host) ?? findBySlug(defaultTenant))
        : findByHost(host),
    /** Every college, by name. */
    list: async (): Promise<Tenant[]> => [...(await directory()).bySlug.values()],
    close: stop,
  };
}

type Directory = { byHost: Map<string, Tenant>; bySlug: Map<string, Tenant> };

async function load(db: Database['db']): Promise<Directory> {
  const [rows, hosts] = await Promise.all([
    db.select().from(tenantTable).orderBy(asc(tenantTable.name)),
    db.select().from(tenantHost).orderBy(asc(tenantHost.host)),
  ]);
  const byHost = new Map<string, Tenant>();
  const bySlug = new Map<string, Tenant>();
  for (const { createdAt: _, updatedAt: __, ...row } of rows) {
    const own = hosts.filter((host) => host.tenantId === row.id);
    const canonical = own.find((host) => host.canonical) ?? own[0];
    const tenant = {
      ...row,
      hosts: own.map(({ host }) => host),
      canonicalHost: canonical?.host ?? `${row.slug}.localhost`,
    };
    bySlug.set(row.slug, tenant);
    for (const { host } of own) byHost.set(host, tenant);
  }
  return { byHost, bySlug };
}
