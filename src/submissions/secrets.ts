import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { formSecret } from '../db/schema/form.ts';

/** The secrets of colleges, created on first use and cached in memory. */
export function createSecrets(db: Db) {
  const known = new Map<number, Promise<string>>();
  return (tenantId: number): Promise<string> => {
    const secret = known.get(tenantId) ?? requireSecret(db, tenantId);
    known.set(tenantId, secret);
    secret.catch(() => known.delete(tenantId));
    return secret;
  };
}

async function requireSecret(db: Db, tenantId: number): Promise<string> {
  await db
    .insert(formSecret)
    .values({ tenantId, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(formSecret).where(eq(formSecret.tenantId, tenantId));
  if (!row) throw new Error(`No form secret for college ${tenantId}: does the tenant row exist?`);
  return row.secret;
}
