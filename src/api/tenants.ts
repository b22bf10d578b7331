import { asc } from 'drizzle-orm';

import { changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { tenantHost, tenant as tenantTable } from '../db/schema/tenant.ts';
import type { Tenant } from '../domain/tenant.ts';

export type TenantRegistry = Awaited<ReturnType<typeof createTenantRegistry>>;

/** Minimum milliseconds between reloads for unknown names. Changes are announced; reloading only makes up for a lost notification. */
const recheckInterval = 60_000;

/** Loopback names. */
const ownAddresses = new Set(['localhost', '127.0.0.1', '[::1]']);

type Options = {
  /** Slug of the college served at loopback addresses. */
  defaultTenant?: string;
};

/**
 * An in-memory registry of colleges by host and slug. Reloaded after each announced change, and at most once a minute for unknown
 * names, so that in a steady state no host causes queries.
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
    // meanwhile, known names resolve from the current directory
    const reloading = reload();
    const fresh = pick(await reloading);
    // a change announced during the reload makes it stale
    if (loaded === current) loaded = reloading;
    return fresh;
  };

  const findByHost = (host: string) => find(({ byHost }) => byHost.get(host));
  const findBySlug = (slug: string) => find(({ bySlug }) => bySlug.get(slug));

  return {
    /** By host name in lower case, without port. */
    findByHost,
    findBySlug,
    /** By host name; loopback addresses resolve to the default college. */
    findForHost: async (host: string): Promise<Tenant | undefined> =>
      defaultTenant !== undefined && ownAddresses.has(host)
        ? ((await directory()).byHost.get(host) ?? findBySlug(defaultTenant))
        : findByHost(host),
    /** All colleges, by name. */
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
