import { usageError } from '../domain/usage-error.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import { type Fields, listNames } from './fields/field.ts';
import { titleOf } from './read-row.ts';

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
