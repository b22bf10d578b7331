import type { Db } from '../../db/client.ts';
import type { College } from '../college.ts';
import { usageError } from '../usage-error.ts';
import { fieldsOf, type Resource, type Row } from './resource.ts';
import { findRows } from './rows.ts';

const mostNamed = 8;

/** The row of that number; throws a usage error that names those there are. */
export async function findRow<Of extends Row>(
  resource: Resource<Of>,
  id: unknown,
  label: (name: string) => string,
  { db, tenant }: Pick<College, 'tenant'> & { db: Db },
): Promise<Of> {
  const rows = await findRows(db, resource, tenant.id);
  const found = rows.find((row) => String(row.id) === String(id));
  if (found) return found;
  const named = rows.slice(0, mostNamed).map((row) => `${row.id} (${titleOf(resource, row)})`);
  const more = rows.length > mostNamed ? ` and ${rows.length - mostNamed} more` : '';
  throw usageError(
    `${label('id')} is ${JSON.stringify(id)}, but there is no such ${resource.noun}; there are: ${named.join(', ') || 'none yet'}${more}`,
  );
}

/** What people know a row by. */
export function titleOf<Of extends Row>(resource: Resource<Of>, row: Of): string {
  const column = fieldsOf(resource).find(({ name }) => name === resource.columns[0])?.column ?? 'id';
  return String(Reflect.get(row, column) ?? row.id);
}
