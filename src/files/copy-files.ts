import { createHash } from 'node:crypto';

import { asc, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { FileStore, ReadableStore } from '../storage/file-store.ts';

/** A stored file of a college; several rows may have the same. */
type StoredFile = { tenantId: number; sha256: string; size: number };
export type NamedFile = StoredFile & { slug: string; path: string };

/** The files that rows of a college, or of all colleges, have; each once. */
export const listFiles = (db: Db, tenantId?: number): Promise<NamedFile[]> =>
  db
    .select({
      tenantId: storedFile.tenantId,
      slug: tenant.slug,
      sha256: storedFile.sha256,
      size: storedFile.size,
      path: sql<string>`min(${storedFile.path})`,
    })
    .from(storedFile)
    .innerJoin(tenant, eq(tenant.id, storedFile.tenantId))
    .where(tenantId === undefined ? undefined : eq(storedFile.tenantId, tenantId))
    .groupBy(storedFile.tenantId, tenant.slug, storedFile.sha256, storedFile.size)
    .orderBy(asc(tenant.slug), sql`min(${storedFile.path})`);

/** Why a stored file is not the one of its row; `undefined` if it is. `readsBytes` compares the bytes as well as the size. */
export async function findProblem(
  store: ReadableStore,
  file: StoredFile,
  readsBytes: boolean,
): Promise<string | undefined> {
  const found = await store.stat(file.tenantId, file.sha256);
  if (!found) return 'is missing';
  if (found.size !== file.size) return `has ${found.size} of ${file.size} bytes`;
  if (!readsBytes) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of readEntire(store, file)) hash.update(chunk);
  return hash.digest('hex') === file.sha256 ? undefined : 'has other bytes than were stored';
}

export const readEntire = (store: ReadableStore, { tenantId, sha256, size }: StoredFile) =>
  store.read(tenantId, sha256, { start: 0, end: size - 1 });

/** Copies a file unless the target has it. Returns whether it was copied; rejects when the copy has other bytes. */
export async function copyFile(from: ReadableStore, to: FileStore, file: StoredFile): Promise<boolean> {
  const { tenantId, sha256, size } = file;
  if ((await to.stat(tenantId, sha256))?.size === size) return false;
  const copy = await to.put(tenantId, readEntire(from, file));
  if (copy.sha256 === sha256) return true;
  await to.delete(tenantId, copy.sha256);
  throw new Error(`The stored file ${tenantId}/${sha256} has other bytes than were stored`);
}
