import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';

import type { Database, Db } from '../db/client.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import { inContent } from './find-file.ts';
import { deleteUnused } from './store-file.ts';

export type UnusedFile = Pick<typeof storedFile.$inferSelect, 'id' | 'path' | 'size' | 'sha256'>;

/** The files of a college that no row of content has, by path: those of rows that were removed or got another file. */
export const findUnusedFiles = (db: Db, tenantId: number): Promise<UnusedFile[]> =>
  db
    .select({ id: storedFile.id, path: storedFile.path, size: storedFile.size, sha256: storedFile.sha256 })
    .from(storedFile)
    .where(and(eq(storedFile.tenantId, tenantId), not(inContent(() => sql`true`))))
    .orderBy(asc(storedFile.path));

/** Deletes files that no row has: first their rows, then the bytes that no other row names. */
export async function deleteFiles(database: Database, tenantId: number, files: readonly UnusedFile[]): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await database.db.delete(storedFile).where(and(eq(storedFile.tenantId, tenantId), inArray(storedFile.id, ids)));
  await deleteUnused(database, tenantId, files);
}
