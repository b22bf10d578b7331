import {
  addressKeys,
  type ContentKind,
  type FieldProblem,
  namedFields,
  type RowOf,
} from '../content/define-content.ts';
import { type AnyField, type FieldCollege, type Fields, type ReadContext, refuse } from '../content/fields/field.ts';
import { faultsOf, type ValueProblem, type Warning } from '../content/fields/problem.ts';
import { refusedBy } from '../staff/refusals.ts';
import type { Rows } from './open-rows.ts';
import { printRow } from './print-row.ts';
import { datesProblem } from './row-state.ts';

/** Values for one row by field name. A row that was changed after `unchangedSince`, an instant, is refused. */
export type RowInput = { values: Record<string, unknown>; unchangedSince?: string | undefined };

/** What reading a row needs besides its values. */
export type RowContext = Omit<ReadContext, 'warn'> & { warn: (warning: Omit<Warning, 'row'>) => void };

/** Converts an input to stored values, with a problem for each field that is wrong, unknown or missing. */
export async function readRow(
  kind: ContentKind,
  { values }: RowInput,
  context: RowContext,
): Promise<{ changes: Record<string, unknown>; problems: ValueProblem[] }> {
  const fields = namedFields(kind);
  const names = fields.map(({ name }) => name);
  const problems = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((field): ValueProblem => {
      return { field, path: [], value: values[field], code: 'unknown', message: `known are: ${names.join(', ')}` };
    });
  const changes: Record<string, unknown> = {};
  for (const { key, name, field } of fields) {
    const input = values[name] ?? '';
    if (input === '' && !context.row && field.presence === 'required')
      problems.push({
        ...{ field: name, path: [], value: undefined, code: 'missing' },
        message: `it is ${helpOf(field)}`,
      });
    else if (values[name] !== undefined)
      try {
        const warn = (message: string) => context.warn({ field: name, message });
        const value = input === '' ? emptied(field) : await field.read(input, { ...context, warn });
        Object.assign(changes, { [key]: value }, field.assign?.(value));
      } catch (error) {
        if (refusedBy(error)) throw error;
        problems.push(...faultsOf(error).map((fault) => ({ field: name, value: values[name], ...fault })));
      }
  }
  return { changes, problems };
}

/** A phrase that describes a field. */
export const helpOf = ({ hint, label }: AnyField): string => hint ?? label.toLowerCase();

function emptied({ presence, assign, defaultValue }: AnyField): null | [] {
  if (presence === 'optional' || assign) return null;
  if (presence === 'many' || (Array.isArray(defaultValue) && defaultValue.length === 0)) return [];
  return refuse('it cannot be empty');
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

/** Errors in a row as a whole. */
export async function rowProblems<F extends Fields>(
  kind: ContentKind<F>,
  row: RowOf<F>,
  { values }: RowInput,
  { rows, ...context }: RowContext & { rows: Rows<RowOf<F>> },
): Promise<ValueProblem[]> {
  const duplicate = await duplicateProblems(kind, row, rows, context.row);
  const checked = {
    ...context,
    warn: () => {},
    others: async () => (await rows.all()).filter(({ id }) => id !== row.id),
  };
  const isDuplicate = duplicate.length > 0;
  const problems = isDuplicate
    ? duplicate
    : [...((await kind.check?.(row, checked)) ?? []), ...datesProblem(kind, row)];
  const printed = printRow(kind, row, context);
  return problems.map(({ field, message }): ValueProblem => {
    const value = values[field] ?? printed[field] ?? undefined;
    const code = isDuplicate ? 'duplicate' : value === undefined ? 'missing' : 'invalid';
    return { field, path: [], value, code, message };
  });
}

/** The error for a row whose unique values another row already has. */
async function duplicateProblems<F extends Fields>(
  kind: ContentKind<F>,
  row: RowOf<F>,
  rows: Rows<RowOf<F>>,
  before: object | undefined,
): Promise<FieldProblem[]> {
  const names = new Map(namedFields(kind).map(({ key, name }) => [key, name]));
  const problems: FieldProblem[] = [];
  for (const keys of [...kind.unique, addressKeys(kind).reverse()]) {
    // files may have brought two games of one day, which can still be changed
    if (before && keys.every((key) => Reflect.get(before, key) === Reflect.get(row, key))) continue;
    const [field, ...more] = keys.flatMap((key) => names.get(key) ?? []);
    const same = field && (await rows.like(row, keys)).find(({ id }) => id !== row.id);
    if (!same) continue;
    const message = `${kind.noun} ${same.id} has the same ${[field, ...more].join(' and ')}; change one of the two`;
    problems.push({ field, message });
  }
  return problems;
}
