import { type } from 'arktype';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { tenant, tenantHost } from '../db/schema/tenant.ts';
import { hexColor, hostName, type Tenant, tenantName, tenantSettings, tenantSlug, timeZone } from '../domain/tenant.ts';
import { usageError } from '../web/usage-error.ts';

/** Lists the colleges with their hosts, ordered by slug. */
export async function listTenants(db: Db): Promise<Tenant[]> {
  const rows = await db.select().from(tenant).orderBy(asc(tenant.slug));
  const hosts = await db.select().from(tenantHost).orderBy(asc(tenantHost.host));
  return rows.map((row) => {
    const own = hosts.filter(({ tenantId }) => tenantId === row.id);
    const canonicalHost = (own.find(({ canonical }) => canonical) ?? own[0])?.host ?? `${row.slug}.localhost`;
    return { ...row, hosts: own.map(({ host }) => host), canonicalHost };
  });
}

/** Finds a college by its slug. Throws a usage error that lists the known slugs. */
export async function requireTenant(db: Db, slug: string): Promise<Tenant> {
  const [row] = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.slug, slug));
  const all = await listTenants(db);
  const found = all.find(({ id }) => id === row?.id);
  if (found) return found;
  const slugs = all.map((one) => one.slug).join(', ') || 'none';
  throw usageError(
    `--tenant is "${slug}", but no college has this slug. Known slugs: ${slugs}. To create one: npm run cli -- tenant create ${slug} --name NAME --host HOST --timezone ZONE`,
  );
}

/** A new college; its first host is the canonical one. */
export const newTenant = type({
  slug: tenantSlug,
  name: tenantName,
  shortName: tenantName,
  timezone: timeZone,
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  settings: tenantSettings.onUndeclaredKey('reject'),
  hosts: hostName.array().atLeastLength(1),
});

/** Adds a college and returns its id. Throws a usage error when its slug or a host is taken. */
export async function createTenant(db: Db, { hosts: given, ...college }: typeof newTenant.infer): Promise<number> {
  const hosts = [...new Set(given)];
  await refuseConflicts(db, college.slug, hosts);
  const [row] = await db.insert(tenant).values(college).returning({ id: tenant.id });
  if (!row) throw new Error(`The insert of college ${college.slug} returned no row`);
  await db.insert(tenantHost).values(hosts.map((host, index) => ({ host, tenantId: row.id, canonical: index === 0 })));
  return row.id;
}

async function refuseConflicts(db: Db, slug: string, hosts: string[]): Promise<void> {
  const [same] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.slug, slug));
  if (same) throw usageError(`The slug "${slug}" is taken by ${same.name}; choose another one.`);
  await refuseTakenHosts(db, hosts);
}

/** Throws a usage error if another college has one of the hosts. */
export async function refuseTakenHosts(db: Db, hosts: string[], tenantId = 0): Promise<void> {
  const taken = await db
    .select({ host: tenantHost.host, slug: tenant.slug })
    .from(tenantHost)
    .innerJoin(tenant, eq(tenant.id, tenantHost.tenantId))
    .where(and(inArray(tenantHost.host, hosts), ne(tenantHost.tenantId, tenantId)));
  const [first] = taken;
  if (first) throw usageError(`--host ${first.host} is taken by the college ${first.slug}; choose another host.`);
}
