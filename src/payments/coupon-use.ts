import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { couponUse } from '../db/schema/payment.ts';

/** Counts a use of a coupon, unless it is used up. A single statement, so that simultaneous orders cannot take the same use. */
export async function takeCoupon(
  db: Db,
  tenantId: number,
  couponKey: string,
  available: number | null,
): Promise<boolean> {
  if (available !== null && available < 1) return false;
  const rows = await db
    .insert(couponUse)
    .values({ tenantId, couponKey, used: 1 })
    .onConflictDoUpdate({
      target: [couponUse.tenantId, couponUse.couponKey],
      set: { used: sql`${couponUse.used} + 1` },
      ...(available !== null && { setWhere: sql`${couponUse.used} < ${available}` }),
    })
    .returning({ used: couponUse.used });
  return rows.length > 0;
}

/** Makes a use available again after an order ended without a payment. */
export const releaseCoupon = (db: Db, tenantId: number, couponKey: string) =>
  db
    .update(couponUse)
    .set({ used: sql`greatest(${couponUse.used} - 1, 0)` })
    .where(matching(couponUse, { tenantId, couponKey }));
