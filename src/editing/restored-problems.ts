import type { ContentKind } from '../content/define-content.ts';
import { titleOf } from '../content/title-of.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import type { Tenant } from '../domain/tenant.ts';
import { openNames } from './names.ts';
import { openRows } from './open-rows.ts';
import { type RowContext, rowProblems } from './read-row.ts';

/** What is wrong with rows that have their former values again, because others have changed meanwhile. */
export async function problemsOfRows(
  db: Db,
  kind: ContentKind,
  restored: readonly Row[],
  { tenant, now }: { tenant: Tenant; now: Temporal.Instant },
): Promise<string[]> {
  const rows = await openRows(db, kind, tenant.id, { all: restored.length > 10 });
  const names = openNames(db, tenant, kind);
  const problems: string[] = [];
  for (const row of restored) {
    await names.lookUp({ stored: row });
    const context: RowContext = { ...names, ...noMedia, now, input: {}, printed: {}, row, warn: () => {} };
    const found = await rowProblems(kind, row as never, { values: {} }, { ...context, rows });
    problems.push(
      ...found.map(({ field, message }) => `${kind.noun} ${row.id} (${titleOf(kind, row)}): ${field}: ${message}`),
    );
  }
  return problems;
}

/** Stored rows have no new files. */
const noMedia: Pick<RowContext, 'storePicture' | 'storeFile' | 'describeMedia'> = {
  storePicture: () => Promise.reject(new Error('a stored row has no new pictures')),
  storeFile: () => Promise.reject(new Error('a stored row has no new files')),
  describeMedia: async () => {},
};
