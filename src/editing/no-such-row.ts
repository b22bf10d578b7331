import type { ContentKind } from '../content/define-content.ts';
import { listNames } from '../content/fields/field.ts';
import type { ValueProblem } from '../content/fields/problem.ts';
import { titleOf } from '../content/title-of.ts';
import type { Db } from '../db/client.ts';
import { selectRows } from '../db/content/rows.ts';

/** The problem of an id that no row has; it names some of the existing rows. */
export async function noSuchRow(db: Db, kind: ContentKind, tenantId: number, id: unknown): Promise<ValueProblem> {
  const rows = await selectRows(db, kind, tenantId, { isList: true });
  const named = rows.map((row) => `${row.id} (${titleOf(kind, row)})`);
  const message = `there is no such ${kind.noun}; there are: ${listNames(named, 8)}`;
  return { field: 'id', path: [], value: id, code: 'absent', message };
}
