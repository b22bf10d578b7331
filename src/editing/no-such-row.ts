import type { ContentKind, RowOf } from '../content/define-content.ts';
import { type Fields, listNames } from '../content/fields/field.ts';
import type { ValueProblem } from '../content/problem.ts';
import { titleOf } from '../content/title-of.ts';

/** The problem of an id that no row has; it names some of the existing rows. */
export function noSuchRow<F extends Fields>(
  kind: ContentKind<F>,
  rows: readonly RowOf<F>[],
  id: unknown,
): ValueProblem {
  const named = rows.map((row) => `${row.id} (${titleOf(kind, row)})`);
  const message = `there is no such ${kind.noun}; there are: ${listNames(named, 8)}`;
  return { field: 'id', path: [], value: id, code: 'absent', message };
}
