import { type ContentKind, namedFields } from '../content/define-content.ts';
import type { FieldCollege } from '../content/fields/field.ts';
import { titleOf } from '../content/title-of.ts';

/** A row as the JSON that commands print and read. */
export function printRow(kind: ContentKind, row: object, college: FieldCollege): Record<string, unknown> {
  const values = namedFields(kind).map(({ key, name, field }) => {
    const stored: unknown = Reflect.get(row, key) ?? null;
    const isPrinted = field.print && (stored !== null || field.presence === 'aside');
    return [name, isPrinted ? field.print?.(stored, college, row) : stored];
  });
  return { id: Reflect.get(row, 'id'), ...Object.fromEntries(values) };
}

/** The name by which commands refer to a row: `home-rotator/football`. */
export function nameOf(kind: ContentKind, row: object, college: FieldCollege): string {
  const printed = printRow(kind, row, college);
  const names = namedFields(kind).filter(({ key }) => kind.unique[0]?.includes(key));
  return names.flatMap(({ name }) => printed[name] ?? []).join('/') || titleOf(kind, row);
}
