import { asc, eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { tenant, tenantHost } from '../db/schema/tenant.ts';
import type { Tenant } from '../domain/tenant.ts';
import { usageError } from '../domain/usage-error.ts';

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
