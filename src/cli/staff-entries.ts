import { eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { staffMemberEntry } from '../db/schema/staff-directory.ts';

/** What a directory stated about a member, by field. */
export type Stated = Readonly<Record<string, unknown>>;

/** What the directories last stated about each member, by number. */
export type Entries = ReadonlyMap<number, Stated>;

export async function loadEntries(db: Db, tenantId: number): Promise<Entries> {
  const rows = await db.select().from(staffMemberEntry).where(eq(staffMemberEntry.tenantId, tenantId));
  return new Map(rows.map(({ staffMemberId, stated }) => [staffMemberId, stated]));
}

/** Stores the values that a directory gives for each member. A field that it leaves out keeps the value of an earlier import. */
export async function saveEntries(
  db: Db,
  tenantId: number,
  entries: readonly { id: number; stated: Stated }[],
): Promise<void> {
  // a member of several lines is written once
  const byId = new Map(entries.map(({ id, stated }) => [id, stated]));
  if (byId.size === 0) return;
  await db
    .insert(staffMemberEntry)
    .values([...byId].map(([staffMemberId, stated]) => ({ tenantId, staffMemberId, stated })))
    .onConflictDoUpdate({
      target: [staffMemberEntry.tenantId, staffMemberEntry.staffMemberId],
      set: { stated: sql`${staffMemberEntry.stated} || excluded.stated` },
    });
}
