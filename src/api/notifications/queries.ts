import { eq } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { pushKey } from '../../db/schema/push.ts';

/** The public key of a college that sends notifications. */
export const findPublicKey = async (db: Db, tenantId: number): Promise<string | undefined> =>
  (await db.select({ publicKey: pushKey.publicKey }).from(pushKey).where(eq(pushKey.tenantId, tenantId)))[0]?.publicKey;
