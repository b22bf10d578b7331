import type { ContentKind, RowOf } from '../content/define-content.ts';
import { type Fields, listNames } from '../content/fields/field.ts';
import { titleOf } from '../content/title-of.ts';
import { usageError } from '../web/usage-error.ts';

/** The row with an id; throws a usage error that names some of the existing rows. */
export function requireRow<F extends Fields>(
  kind: ContentKind<F>,
  rows: readonly RowOf<F>[],
  id: unknown,
  label: (name: string) => string,
): RowOf<F> {
  const found = rows.find((row) => String(row.id) === String(id));
  if (found) return found;
  const named = rows.map((row) => `${row.id} (${titleOf(kind, row)})`);
  throw usageError(
    `${label('id')} is ${JSON.stringify(id)}, but there is no such ${kind.noun}; there are: ${listNames(named, 8)}`,
  );
}
