import { and, eq, inArray } from 'drizzle-orm';

import type { Database, Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { matching } from '../db/matching.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import { slugify } from '../web/slug.ts';
import type { StagedFile } from './stage-file.ts';

/** Stores the row of a staged file, or finds the one with the same bytes and name. Returns its id. */
export async function storeFile(
  db: Db,
  tenantId: number,
  { name, extension, type, size, sha256, text }: StagedFile,
  { folder, now }: { folder: string; now: Temporal.Instant },
): Promise<number> {
  const isSame = matching(storedFile, { tenantId, sha256, name });
  const [same] = await db.select({ id: storedFile.id, path: storedFile.path }).from(storedFile).where(isSame);
  if (same?.path.startsWith(`${folder}/`)) return same.id;
  const id = await reserveIds(db, tenantId, 'storedFile');
  const slug = slugify(name.slice(0, -extension.length)) || 'file';
  const path = `${folder}/${id}-${slug}.${extension}`;
  await db
    .insert(storedFile)
    .values({ tenantId, id, path, name, mime: type.mime, size, sha256, text, updatedAt: now.toString() });
  return id;
}

/** Deletes staged files that no row names: those of a dry run, and of a command that failed. */
export async function deleteUnused(
  { db, files }: Pick<Database, 'db' | 'files'>,
  tenantId: number,
  staged: readonly Pick<StagedFile, 'sha256'>[],
): Promise<void> {
  if (staged.length === 0) return;
  const hashes = staged.map(({ sha256 }) => sha256);
  const isNamed = and(eq(storedFile.tenantId, tenantId), inArray(storedFile.sha256, hashes));
  const named = new Set(
    (await db.select({ sha256: storedFile.sha256 }).from(storedFile).where(isNamed)).map(({ sha256 }) => sha256),
  );
  await Promise.all(hashes.filter((sha256) => !named.has(sha256)).map((sha256) => files.delete(tenantId, sha256)));
}
