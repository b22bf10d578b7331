import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** The channel on which every process hears that a college's data changed. */
export const changeChannel = 'fieldhouse';

/** Tells every process that what a college shows has changed. Inside a transaction it is sent when that commits. */
export async function announceChange(db: Db, tenantId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${changeChannel}, ${String(tenantId)})`);
}
