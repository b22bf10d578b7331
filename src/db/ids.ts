import { sql } from 'drizzle-orm';

import type { Db } from './client.ts';
import { tenantCounter } from './schema/tenant.ts';

/** Reserves `count` consecutive ids of a kind of row in a college and returns the first. Rolled back with the transaction. */
export async function reserveIds(db: Db, tenantId: number, kind: string, count = 1): Promise<number> {
  const [row] = await db
    .insert(tenantCounter)
    .values({ tenantId, kind, last: count })
    .onConflictDoUpdate({
      target: [tenantCounter.tenantId, tenantCounter.kind],
      set: { last: sql`${tenantCounter.last} + ${count}` },
    })
    .returning({ last: tenantCounter.last });
  if (!row) throw new Error(`No ${kind} id for college ${tenantId}: does the tenant row exist?`);
  return row.last - count + 1;
}
