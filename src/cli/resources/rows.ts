import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Resource, Row } from './resource.ts';

/** The rows of a college, newest first. */
export async function findRows<Of extends Row>(db: Db, { table }: Resource<Of>, tenantId: number): Promise<Of[]> {
  const rows = await db.select().from(table).where(eq(table.tenantId, tenantId)).orderBy(desc(table.id));
  // a table that is a parameter has lost the type of its rows; the resource states it
  return rows as unknown as Of[];
}

export async function insertRow<Of extends Row>(db: Db, { table }: Resource<Of>, row: object): Promise<Of> {
  const [stored] = await db.insert(table).values(row).returning();
  return stored as unknown as Of;
}

export async function updateRow<Of extends Row>(
  db: Db,
  { table }: Resource<Of>,
  { tenantId, id }: Row,
  changes: object,
): Promise<Of> {
  const now = 'updatedAt' in getTableColumns(table) ? { updatedAt: sql`now()` } : {};
  const [stored] = await db
    .update(table)
    .set({ ...changes, ...now })
    .where(and(eq(table.tenantId, tenantId), eq(table.id, id)))
    .returning();
  return stored as unknown as Of;
}

export async function deleteRow<Of extends Row>(db: Db, { table }: Resource<Of>, { tenantId, id }: Row): Promise<void> {
  await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
}
