import { isUsageError, usageError } from '../domain/usage-error.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { AnyField, FieldCollege, Fields, ReadContext } from './fields/field.ts';
import { datesFault } from './visibility.ts';

/** Values for one row by field name, and what to call a field in messages: `--end-date`, `alerts.json, object 2: endDate`. */
export type RowInput = { values: Record<string, unknown>; label: (name: string) => string };

export type NamedField = { key: string; name: string; field: AnyField };

/** The fields of a kind with the names that commands and JSON files use. */
export const namedFields = ({ fields }: { fields: Fields }): NamedField[] =>
  Object.entries(fields).map(([key, field]) => ({ key, name: field.name ?? key, field }));

/** The stored values of an input, and a sentence for each field that is wrong, unknown or missing. */
export async function readRow(
  kind: ContentKind,
  { values, label }: RowInput,
  context: ReadContext,
): Promise<{ changes: Record<string, unknown>; faults: string[] }> {
  const fields = namedFields(kind);
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const missing = context.row
    ? []
    : fields.filter(({ name, field }) => field.presence === 'required' && isEmpty(values[name]));
  const faults = [
    ...unknown.map((name) => `${label(name)} is unknown; known are: ${names.join(', ')}`),
    ...missing.map(({ name, field }) => `${label(name)} is missing; it is ${helpOf(field)}`),
  ];
  const changes: Record<string, unknown> = {};
  for (const one of fields) {
    const input = values[one.name];
    if (input === undefined || missing.includes(one)) continue;
    try {
      changes[one.key] = isEmpty(input) ? emptied(one.field) : await one.field.read(input, context);
    } catch (error) {
      if (!isUsageError(error)) throw error;
      faults.push(`${label(one.name)} is ${JSON.stringify(input)}; ${error.message}`);
    }
  }
  return { changes, faults };
}

/** A phrase that says what a field is. */
export const helpOf = ({ hint, label }: AnyField): string => hint ?? label.toLowerCase();

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

function emptied({ presence }: AnyField): null | [] {
  if (presence === 'optional') return null;
  if (presence === 'many') return [];
  throw usageError('it cannot be empty');
}

/** A new row with nothing but its defaults. */
export const blankRow = ({ fields }: ContentKind): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { presence }]) => presence !== 'aside')
      .map(([key, { presence, defaultValue }]) => [key, presence === 'many' ? [] : (defaultValue ?? null)]),
  );

/** The faults of a row as a whole, in sentences. */
export async function rowFaults<F extends Fields>(
  kind: ContentKind<F>,
  row: RowOf<F>,
  { values, label }: RowInput,
  context: ReadContext & { others: readonly RowOf<F>[] },
): Promise<string[]> {
  const faults = [...((await kind.check?.(row, context)) ?? []), ...datesFault(kind.visibility, row)];
  return faults.map(({ field, message }) => {
    const value = values[field] ?? printRow(kind, row, context)[field];
    return value === undefined || value === null
      ? `${label(field)} is missing; ${message}`
      : `${label(field)} is ${JSON.stringify(value)}; ${message}`;
  });
}

/** A row as the JSON that commands print and read. */
export function printRow(kind: ContentKind, row: object, college: FieldCollege): Record<string, unknown> {
  const values = namedFields(kind).map(({ key, name, field }) => {
    const stored: unknown = Reflect.get(row, key) ?? null;
    const isPrinted = field.print && (stored !== null || field.presence === 'aside');
    return [name, isPrinted ? field.print?.(stored, college, row) : stored];
  });
  return { id: Reflect.get(row, 'id'), ...Object.fromEntries(values) };
}

/** What people call a row: the value of the first column in lists. */
export function titleOf(kind: ContentKind, row: object): string {
  const key = namedFields(kind).find(({ name }) => name === kind.columns[0])?.key ?? 'id';
  return String(Reflect.get(row, key) ?? Reflect.get(row, 'id'));
}
