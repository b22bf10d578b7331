import { and, eq, or, type SQL, sql } from 'drizzle-orm';

import { type ContentKind, columnFields } from '../content/define-content.ts';
import { document } from '../content/documents/document.ts';
import { kinds } from '../content/kinds.ts';
import type { Db } from '../db/client.ts';
import { columnOf, tableOf } from '../db/content/tables.ts';
import { isListed, isReadable } from '../db/content/visibility.ts';
import { matching } from '../db/matching.ts';
import { storedFile } from '../db/schema/stored-file.ts';

export type FoundFile = Pick<
  typeof storedFile.$inferSelect,
  'id' | 'path' | 'name' | 'mime' | 'size' | 'sha256' | 'updatedAt'
> & {
  /** That of the most public content with the file; `hidden` for a file that no readable content has. */
  access: 'public' | 'protected' | 'hidden';
};

/** A college's stored file; `undefined` if it does not exist or belongs to another college. */
export async function findFile(db: Db, tenantId: number, path: string): Promise<FoundFile | undefined> {
  const { id, name, mime, size, sha256, updatedAt } = storedFile;
  const select = (condition?: SQL) =>
    db
      .select({ id, path: storedFile.path, name, mime, size, sha256, updatedAt })
      .from(storedFile)
      .where(and(eq(storedFile.tenantId, tenantId), eq(storedFile.path, path), condition));
  const [listed] = await select(inContent(isListed));
  if (listed) return { ...listed, access: 'public' };
  const [readable] = await select(inContent(isReadable));
  if (readable) return { ...readable, access: 'protected' };
  const [found] = await select();
  return found && { ...found, access: 'hidden' };
}

/** Whether a row of content with the file exists that satisfies a rule. */
export function inContent(rule: typeof isReadable): SQL {
  const conditions = kinds.flatMap((kind) => {
    const columns = fileColumns(kind);
    if (columns.length === 0) return [];
    const table = tableOf(kind);
    const hasFile = and(
      eq(table.tenantId, storedFile.tenantId),
      or(...columns.map((column) => eq(column, storedFile.id))),
      rule(kind),
    );
    return [sql`exists (select 1 from ${table} where ${hasFile})`];
  });
  return or(...conditions) ?? sql`false`;
}

const fileColumns = (kind: ContentKind) =>
  columnFields(kind)
    .filter(([, { storage }]) => storage.as === 'reference' && storage.to === 'file')
    .map(([key]) => columnOf(tableOf(kind), key));

/** A college's document by the path of its address, in any letter case; `undefined` if there is none. */
export async function findDocument(db: Db, tenantId: number, documentPath: string): Promise<FoundFile | undefined> {
  const table = tableOf(document);
  const { id, path, mime, size, sha256, updatedAt } = storedFile;
  const [row] = await db
    .select({
      ...{ id, path, mime, size, sha256, updatedAt, documentPath: table.path },
      isListed: sql<boolean>`(${isListed(document)})`,
      isReadable: sql<boolean>`(${isReadable(document)})`,
    })
    .from(table)
    .innerJoin(storedFile, matching(storedFile, { tenantId: table.tenantId, id: table.file }))
    .where(and(eq(table.tenantId, tenantId), sql`lower(${table.path}) = lower(${documentPath})`));
  if (!row) return undefined;
  const access = row.isListed ? 'public' : row.isReadable ? 'protected' : 'hidden';
  return { ...row, name: row.documentPath.split('/').at(-1) ?? '', access };
}
