import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { pushKey, pushSubscription } from '../db/schema/push.ts';
import type { PushChoices, PushRequest } from '../domain/push.ts';

/** The id of the subscription with an endpoint, as the browser computes it. */
export const idOfEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

const is = (tenantId: number, id: string) => matching(pushSubscription, { tenantId, id });

/** Stores a browser's subscription or changes its choices. False if the college sends no notifications. */
export async function saveSubscription(db: Db, tenantId: number, wanted: PushRequest): Promise<boolean> {
  const [key] = await db.select({ tenantId: pushKey.tenantId }).from(pushKey).where(eq(pushKey.tenantId, tenantId));
  if (!key) return false;
  const { endpoint, keys, sports, finalsOnly, timezone, quiet } = wanted;
  const choices = {
    ...keys,
    sports: [...new Set(sports)].sort((a, b) => a - b),
    finalsOnly,
    timezone,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
  };
  await db
    .insert(pushSubscription)
    .values({ tenantId, id: idOfEndpoint(endpoint), endpoint, ...choices })
    .onConflictDoUpdate({
      target: [pushSubscription.tenantId, pushSubscription.id],
      set: { ...choices, updatedAt: sql`now()` },
    });
  return true;
}

/** The reader's choices for a subscription; undefined if it does not exist. */
export async function findChoices(db: Db, tenantId: number, id: string): Promise<PushChoices | undefined> {
  const [row] = await db.select().from(pushSubscription).where(is(tenantId, id));
  if (!row) return undefined;
  const { sports, finalsOnly, timezone, quietFrom, quietTo } = row;
  const quiet = quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null;
  return { sports, finalsOnly, timezone, quiet };
}

/** Deletes a subscription with its queued messages; idempotent. */
export const removeSubscription = async (db: Db, tenantId: number, id: string): Promise<void> =>
  void (await db.delete(pushSubscription).where(is(tenantId, id)));
