import { type ContentKind, namedFields, type RowOf } from './define-content.ts';
import type { Fields } from './fields/field.ts';

/** The title of a row: by default the value of the first column in lists. */
export function titleOf(kind: ContentKind, row: object): string {
  if (kind.title) return kind.title(row as RowOf<Fields>);
  const key = namedFields(kind).find(({ name }) => name === kind.columns[0])?.key ?? 'id';
  return String(Reflect.get(row, key) ?? Reflect.get(row, 'id'));
}
