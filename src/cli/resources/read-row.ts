import { getTableColumns, is, SQL } from 'drizzle-orm';
import type { Reading } from '../fields/field.ts';
import type { Given } from '../given.ts';
import { isUsersToMend } from '../usage-error.ts';
import { fieldsOf, type NamedField, type Resource, type Row } from './resource.ts';

type Read = { changes: Record<string, unknown>; faults: string[] };

/** The columns that are given, as they are stored, with a sentence for each field that is wrong, unknown or missing. */
export async function readRow<Of extends Row>(
  resource: Resource<Of>,
  { values, label }: Given,
  reading: Reading,
): Promise<Read> {
  const fields = fieldsOf(resource);
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const missing = reading.row ? [] : fields.filter(({ name, field }) => field.required && isEmpty(values[name]));
  const faults = [
    ...unknown.map((name) => `${label(name)} is unknown; known are: ${names.join(', ')}`),
    ...missing.map(({ name, field }) => `${label(name)} is missing; it is ${field.description}`),
  ];
  const changes: Record<string, unknown> = {};
  for (const one of fields) {
    const given = values[one.name];
    if (given === undefined || missing.includes(one)) continue;
    try {
      changes[one.column] = isEmpty(given) ? emptied(resource, one) : await one.field.read(given, reading);
    } catch (error) {
      if (!isUsersToMend(error)) throw error;
      faults.push(`${label(one.name)} is ${JSON.stringify(given)}; ${error.message}`);
    }
  }
  return { changes, faults };
}

const isEmpty = (given: unknown) => given === undefined || given === null || given === '';

function emptied<Of extends Row>({ table }: Resource<Of>, { column }: NamedField): null {
  if (getTableColumns(table)[column]?.notNull === false) return null;
  throw Object.assign(new Error('it cannot be empty'), { code: 'USAGE' });
}

/** A new row before anything is set: the defaults of its table. */
export function blankRow<Of extends Row>({ table }: Resource<Of>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      is(column.default, SQL) ? undefined : (column.default ?? null),
    ]),
  );
}

/** What is wrong with a row as a whole, in sentences. */
export async function faultsOf<Of extends Row>(
  resource: Resource<Of>,
  row: Of,
  { values, label }: Given,
  reading: Reading,
): Promise<string[]> {
  const faults = (await resource.check?.(row, reading)) ?? [];
  return faults.map(({ field, message }) => {
    const given = values[field] ?? printed(resource, row, reading)[field];
    return given === undefined || given === null
      ? `${label(field)} is missing; ${message}`
      : `${label(field)} is ${JSON.stringify(given)}; ${message}`;
  });
}

/** A row as JSON, by the names its fields are given by. */
export function printed<Of extends Row>(
  resource: Resource<Of>,
  row: Of,
  college: Pick<Reading, 'tenant' | 'sports' | 'places' | 'pictures'>,
): Record<string, unknown> {
  const facts = fieldsOf(resource).map(({ name, column, field }) => {
    const stored: unknown = Reflect.get(row, column) ?? null;
    const isStored = stored !== null || name === 'alt';
    return [name, isStored && field.print ? field.print(stored, college, row) : stored];
  });
  return { id: row.id, ...Object.fromEntries(facts) };
}
