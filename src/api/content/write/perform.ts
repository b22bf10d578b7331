import { type ContentKind, namedFields, type RowOf } from '../../../content/define-content.ts';
import type { Fields } from '../../../content/fields/field.ts';
import { type Problem as RowProblem, refusedRows } from '../../../content/fields/problem.ts';
import { titleOf } from '../../../content/title-of.ts';
import type { Database } from '../../../db/client.ts';
import { selectRows } from '../../../db/content/rows.ts';
import type { Tenant } from '../../../domain/tenant.ts';
import { endRows } from '../../../editing/end-rows.ts';
import { loadNamesOf } from '../../../editing/names.ts';
import { printRow } from '../../../editing/print-row.ts';
import { importRows, type Written } from '../../../editing/write-rows.ts';
import type { Writer } from '../../../editing/writer.ts';
import { hiddenPathOf } from '../hidden-path.ts';
import type { WriteContract } from './contract.ts';
import { orderOf } from './order.ts';
import type { Body } from './read-body.ts';
import { entityTagOf } from './versions.ts';

export type Write = {
  database: Pick<Database, 'db' | 'files'>;
  tenant: Tenant;
  writer: Writer;
  values: { id?: number; dryRun?: string };
  body: Body | undefined;
  /** The version that a changed row must have. */
  unchangedSince: string | undefined;
};

/** A successful response. */
export type Done = { status: number; body?: unknown; headers: Record<string, string> };

type Row = RowOf<Fields>;

/** Performs the write of a contract. Errors that refuse it are turned into problem documents by `refusalOf`. */
export async function perform({ kind, action, status }: WriteContract, write: Write): Promise<Done> {
  const { database, tenant, writer, values, body, unchangedSince } = write;
  const writing = { tenant, ...writer };
  const id = values.id ?? 0;
  const given = body && 'row' in body ? body.row : {};
  if (action === 'remove') {
    await endRows(database, kind, [String(id)], { ...writing, unchangedSince });
    return { status, headers: {} };
  }
  if (action === 'add') {
    if ('id' in given) throw idProblem(given['id'], 'it is assigned by Fieldhouse; leave it out');
    const [added] = await importRows(database, kind, [{ values: given }], writing);
    return rowResponse(kind, write, added, status, { location: `/api/v2${hiddenPathOf(kind)}/${added?.row.id}` });
  }
  if (action === 'change') {
    const { id: same = id, ...rest } = given;
    if (String(same) !== String(id)) throw idProblem(same, `it has to be ${id}, as in the address`);
    const [changed] = await importRows(database, kind, [{ values: { ...rest, id }, unchangedSince }], writing);
    return rowResponse(kind, write, changed, status);
  }
  if (action === 'order') return { status, headers: {}, body: await orderRows(kind, write) };
  const inputs = body && 'rows' in body ? body.rows.map((row) => ({ values: row })) : [];
  const warnings: unknown[] = [];
  const written = await importRows(database, kind, inputs, {
    ...writing,
    matches: true,
    dryRun: values.dryRun === 'true',
    warn: (warning) => warnings.push(warning),
  });
  return { status, headers: {}, body: { ...countsOf(written), rows: written.map(printWritten(kind)), warnings } };
}

const idProblem = (value: unknown, message: string): Error =>
  refusedRows([{ row: 0, field: 'id', path: [], value, code: 'invalid', message }]);

async function rowResponse(
  kind: ContentKind,
  { database, tenant }: Write,
  written: Written<Fields> | undefined,
  status: number,
  headers: Record<string, string> = {},
): Promise<Done> {
  if (!written) throw new Error(`A write of ${kind.plural} returned no row`);
  const { row } = written;
  const names = await loadNamesOf(database.db, tenant, kind, [row]);
  return { status, headers: { ...headers, etag: entityTagOf(row) }, body: printRow(kind, row, names) };
}

const countsOf = (written: readonly Written<Fields>[]) => {
  const count = (wanted: string) => written.filter(({ action }) => action === wanted).length;
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
};

const printWritten =
  (kind: ContentKind) =>
  ({ action, row }: Written<Fields>) => ({ action, id: row.id, title: titleOf(kind, row) });

/** Gives rows of one list the positions 1, 2, 3 … in the order of their ids. All rows of the list must be given. */
async function orderRows(kind: ContentKind, { database, tenant, writer, body }: Write) {
  const ids = body && 'ids' in body ? body.ids : [];
  const stored = await selectRows(database.db, kind, tenant.id, { isList: true });
  const byId = new Map(stored.map((row) => [row.id, row]));
  const listOf = (row: Row) => JSON.stringify((orderOf(kind) ?? []).map((key) => Reflect.get(row, key)));
  const first = byId.get(ids[0] ?? 0);
  const list = first ? stored.filter((row) => listOf(row) === listOf(first)) : [];
  const position = namedFields(kind).find(({ key }) => key === 'position')?.name ?? 'position';
  const problems = ids.flatMap((id, row): RowProblem[] => {
    if (list.some((each) => each.id === id)) return [];
    const message = byId.has(id) ? 'it is in another list' : `there is no such ${kind.noun}`;
    return [{ row, field: 'id', path: [], value: id, code: byId.has(id) ? 'invalid' : 'absent', message }];
  });
  const missing = list.filter((row) => !ids.includes(row.id));
  if (problems.length === 0 && missing.length > 0) {
    const message = `it has to include ${missing.map((row) => `${row.id} (${titleOf(kind, row)})`).join(', ')}`;
    problems.push({ row: 0, field: 'id', path: [], value: ids, code: 'missing', message });
  }
  if (problems.length > 0) throw refusedRows(problems);
  const inputs = ids.map((id, index) => ({ values: { id, [position]: index + 1 } }));
  const written = await importRows(database, kind, inputs, { tenant, ...writer });
  return { ...countsOf(written), rows: written.map(printWritten(kind)) };
}
