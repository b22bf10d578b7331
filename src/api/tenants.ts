import { asc } from 'drizzle-orm';

import { changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { tenantHost, tenant as tenantTable } from '../db/schema/tenant.ts';
import type { Tenant } from '../domain/tenant.ts';

export type TenantRegistry = Awaited<ReturnType<typeof createTenantRegistry>>;

/** Milliseconds between reloads caused by unknown names. Changes are announced; this only repairs a lost announcement. */
const recheckInterval = 60_000;

/** The machine's own names. */
const ownAddresses = new Set(['localhost', '127.0.0.1', '[::1]']);

type Options = {
  /** Slug of the college that the machine's own addresses stand for. */
  defaultTenant?: string;
};

/**
 * The colleges by host and slug, held in memory. Reloaded after each announced change, and at most once a minute for a
 * name that is unknown, so that a steady state has no queries whatever hosts visitors ask for.
 */
export async function createTenantRegistry(database: Pick<Database, 'db' | 'listen'>, { defaultTenant }: Options = {}) {
  let loaded: Promise<Directory> | undefined;
  let lastGood: Directory | undefined;
  let loadedAt = 0;
  const forget = () => {
    loaded = undefined;
  };
  const stop = await database.listen(changeChannel, forget);

  const reload = async (): Promise<Directory> => {
    loadedAt = performance.now();
    lastGood = await load(database.db);
    return lastGood;
  };

  /** The current directory; the previous one while the database fails. */
  const directory = (): Promise<Directory> => {
    if (loaded) return loaded;
    const loading: Promise<Directory> = reload().catch((error: unknown) => {
      if (loaded === loading) forget();
      if (!lastGood) throw error;
      return lastGood;
    });
    loaded = loading;
    return loading;
  };

  const find = async (pick: (directory: Directory) => Tenant | undefined): Promise<Tenant | undefined> => {
    const current = directory();
    const found = pick(await current);
    if (found || performance.now() - loadedAt < recheckInterval) return found;
    // known names are answered from the current directory meanwhile
    const reloading = reload();
    const fresh = pick(await reloading);
    // an announcement during the reload has made it outdated
    if (loaded === current) loaded = reloading;
    return fresh;
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
