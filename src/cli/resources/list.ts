import { loadCollege } from '../college.ts';
import type { College } from '../college.ts';
import type { CommandContext } from '../command.ts';
import { printTable } from '../print-table.ts';
import { requireTenant } from '../tenants.ts';
import { printed } from './read-row.ts';
import { fieldsOf, type Resource, type Row } from './resource.ts';
import { findRows } from './rows.ts';

/** Prints the rows of a college, as a table or as JSON that `--file` takes. */
export async function listRows<Of extends Row>(
  { database: { db }, io }: CommandContext,
  resource: Resource<Of>,
  options: { tenant: string; json?: boolean },
  command: string,
): Promise<0> {
  const tenant = await requireTenant(db, options.tenant);
  const college = await loadCollege(db, tenant);
  const rows = await findRows(db, resource, tenant.id);
  if (resource.compare) rows.sort((a, b) => resource.compare?.(a, b, college) ?? 0);
  const lines = options.json
    ? rows.map((row) => JSON.stringify(printed(resource, row, college)))
    : printTable(rows.map((row) => cells(resource, row, college)));
  for (const line of lines) io.out(line);
  if (rows.length === 0) io.err(`${tenant.name} has no ${resource.plural} yet. See: npm run cli -- ${command} --help`);
  else if (!options.json && hasTimes(resource)) io.err(`Times are those of ${tenant.timezone}.`);
  return 0;
}

function cells<Of extends Row>(resource: Resource<Of>, row: Of, college: College): Record<string, string> {
  const fields = new Map(fieldsOf(resource).map((one) => [one.name, one]));
  const shown = resource.columns.map((name) => {
    const one = fields.get(name);
    const stored: unknown = one && Reflect.get(row, one.column);
    if (!one || stored === null || stored === undefined) return [name, ''];
    const cell = one.field.cell?.(stored, college) ?? one.field.print?.(stored, college, row) ?? stored;
    return [name, String(cell)];
  });
  const state = resource.state ? { state: resource.state(row, Temporal.Now.instant()) } : {};
  return { id: String(row.id), ...state, ...Object.fromEntries(shown) };
}

const hasTimes = <Of extends Row>({ columns }: Resource<Of>) => columns.some((name) => /Date$|To$/.test(name));
