import { isNull, sql } from 'drizzle-orm';

import { announceChange } from '../db/announce.ts';
import type { Db } from '../db/client.ts';
import { pushKey } from '../db/schema/push.ts';
import { tenant } from '../db/schema/tenant.ts';
import { createPushKey } from './vapid.ts';

/**
 * Creates the keys of colleges that have none, except those that turned notifications off. Safe to run in several processes. Returns
 * the ids of these colleges.
 */
export async function createMissingKeys(db: Db): Promise<number[]> {
  const without = await db
    .select({ tenantId: tenant.id })
    .from(tenant)
    .leftJoin(pushKey, sql`${pushKey.tenantId} = ${tenant.id}`)
    .where(
      sql`${isNull(pushKey.tenantId)} and coalesce(${tenant.settings} ->> 'scoreNotifications', 'true') <> 'false'`,
    );
  if (without.length === 0) return [];
  return db.transaction(async (transaction) => {
    const created = await transaction
      .insert(pushKey)
      .values(without.map(({ tenantId }) => ({ tenantId, ...createPushKey() })))
      .onConflictDoNothing()
      .returning({ tenantId: pushKey.tenantId });
    for (const { tenantId } of created) await announceChange(transaction, tenantId);
    return created.map(({ tenantId }) => tenantId);
  });
}
