import {
  addressKeys,
  type ContentKind,
  type FieldProblem,
  namedFields,
  type RowOf,
} from '../content/define-content.ts';
import type { AnyField, FieldCollege, Fields, ReadContext } from '../content/fields/field.ts';
import { isUsageError, usageError } from '../web/usage-error.ts';
import { printRow } from './print-row.ts';
import type { RowIndex } from './row-index.ts';
import { datesProblem } from './row-state.ts';

/** Values for one row by field name, and the label of a field in messages: `--end-date`, `alerts.json, object 2: endDate`. */
export type RowInput = { values: Record<string, unknown>; label: (name: string) => string };

/** Converts an input to stored values, with a sentence for each field that is wrong, unknown or missing. */
export async function readRow(
  kind: ContentKind,
  { values, label }: RowInput,
  context: ReadContext,
): Promise<{ changes: Record<string, unknown>; problems: string[] }> {
  const fields = namedFields(kind);
  const names = fields.map(({ name }) => name);
  const problems = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => `${label(name)} is unknown; known are: ${names.join(', ')}`);
  const changes: Record<string, unknown> = {};
  for (const { key, name, field } of fields) {
    const input = values[name] ?? '';
    if (input === '' && !context.row && field.presence === 'required')
      problems.push(`${label(name)} is missing; it is ${helpOf(field)}`);
    else if (values[name] !== undefined)
      try {
        const value = input === '' ? emptied(field) : await field.read(input, context);
        Object.assign(changes, { [key]: value }, field.assign?.(value));
      } catch (error) {
        if (!isUsageError(error)) throw error;
        problems.push(`${label(name)} is ${JSON.stringify(values[name])}; ${error.message}`);
      }
  }
  return { changes, problems };
}

/** A phrase that describes a field. */
export const helpOf = ({ hint, label }: AnyField): string => hint ?? label.toLowerCase();

function emptied({ presence, assign }: AnyField): null | [] {
  if (presence === 'optional' || assign) return null;
  if (presence === 'many') return [];
  throw usageError('it cannot be empty');
}

/** A new row with only default values. */
export const blankRow = ({ fields }: ContentKind): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { presence }]) => presence !== 'aside')
      .map(([key, { presence, defaultValue }]) => [key, presence === 'many' ? [] : (defaultValue ?? null)]),
  );

/** The values of a row that are stored with other rows, such as the alternative text of its picture. */
export const asideValues = ({ fields }: ContentKind, row: object, college: FieldCollege): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { presence }]) => presence === 'aside')
      .map(([key, field]) => [key, field.print?.(undefined, college, row)]),
  );

/** Errors in a row as a whole, as sentences. */
export async function rowProblems<F extends Fields>(
  kind: ContentKind<F>,
  row: RowOf<F>,
  { values, label }: RowInput,
  { rows, ...context }: ReadContext & { rows: RowIndex<RowOf<F>> },
): Promise<string[]> {
  const duplicate = duplicateProblems(kind, row, rows);
  const checked = {
    ...context,
    get others() {
      return rows.all().filter(({ id }) => id !== row.id);
    },
  };
  const problems =
    duplicate.length > 0 ? duplicate : [...((await kind.check?.(row, checked)) ?? []), ...datesProblem(kind, row)];
  const printed = printRow(kind, row, context);
  return problems.map(({ field, message }) => {
    const value = values[field] ?? printed[field];
    return value === undefined || value === null
      ? `${label(field)} is missing; ${message}`
      : `${label(field)} is ${JSON.stringify(value)}; ${message}`;
  });
}

/** The error for a row whose unique values another row already has. */
function duplicateProblems<F extends Fields>(
  kind: ContentKind<F>,
  row: RowOf<F>,
  rows: RowIndex<RowOf<F>>,
): FieldProblem[] {
  const names = new Map(namedFields(kind).map(({ key, name }) => [key, name]));
  return [...kind.unique, addressKeys(kind).reverse()].flatMap((keys) => {
    const same = [...rows.like(row, keys)].find(({ id }) => id !== row.id);
    const [field, ...more] = keys.flatMap((key) => names.get(key) ?? []);
    if (!same || !field) return [];
    return [
      {
        field,
        message: `${kind.noun} ${same.id} has the same ${[field, ...more].join(' and ')}; change one of the two`,
      },
    ];
  });
}
