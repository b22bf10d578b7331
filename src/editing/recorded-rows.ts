import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';

import type { Db } from '../db/client.ts';
import { rowChange } from '../db/schema/content-change.ts';
import { everyTable } from '../db/schema/every-table.ts';
import { uniqueColumns } from './merge-rows.ts';

type Values = Record<string, unknown>;

/** What a change set did to a row of a table. */
export type RowChange = typeof rowChange.$inferSelect;

/** A row of any table: by its primary key, without the college. */
export type RowKey = Pick<RowChange, 'tableName' | 'rowKey'>;

/** A text that is the same for the same row, whatever the order of its columns. */
export const keyOf = ({ tableName, rowKey }: RowKey): string =>
  [
    tableName,
    ...Object.keys(rowKey)
      .sort()
      .map((column) => rowKey[column]),
  ].join(' ');

/** What a set did to rows, the newest first. */
export const findRowChanges = (db: Db, tenantId: number, changeSetId: number): Promise<RowChange[]> =>
  db
    .select()
    .from(rowChange)
    .where(and(eq(rowChange.tenantId, tenantId), eq(rowChange.changeSetId, changeSetId)))
    .orderBy(desc(rowChange.id));

/** Rows as they are stored, by `keyOf`, locked until the transaction ends. Values are as in the records of changes. */
export async function lockRecordedRows(
  db: Db,
  tenantId: number,
  rows: readonly RowKey[],
): Promise<ReadonlyMap<string, Values>> {
  const found = new Map<string, Values>();
  for (const [tableName, ofTable] of Map.groupBy(rows, (row) => row.tableName)) {
    const columns = Object.keys(ofTable[0]?.rowKey ?? {}).sort();
    const stored = await rowsOf(
      db,
      sql`select to_jsonb(stored) - 'updated_at' as values
        from ${sql.identifier(tableName)} stored join ${wantedRows(tableName, ofTable)} on ${isWanted(columns)}
        where stored.tenant_id = ${tenantId}
        order by ${list(columns.map((column) => sql`stored.${sql.identifier(column)}`))}
        for update of stored`,
    );
    for (const { values } of stored) {
      const rowKey = Object.fromEntries(columns.map((column) => [column, (values as Values)[column]]));
      found.set(keyOf({ tableName, rowKey }), values as Values);
    }
  }
  return found;
}

const list = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts], sql`, `);

const wantedRows = (tableName: string, rows: readonly RowKey[]) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(tableName)}, ${JSON.stringify(rows.map(({ rowKey }) => rowKey))}::jsonb) wanted`;

const isWanted = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`stored.${sql.identifier(column)} = wanted.${sql.identifier(column)}`),
    sql` and `,
  );

async function rowsOf(db: Db, query: ReturnType<typeof sql>): Promise<Values[]> {
  const { rows } = await db.execute(query);
  return rows;
}

/** Takes back what was done to rows, in the given order. */
export async function revertRows(db: Db, tenantId: number, changes: readonly RowChange[]): Promise<void> {
  const columnsOf = new Map<string, readonly string[]>();
  for (const run of runsOf(parentsFirst(changes))) {
    const [{ tableName, before, after } = { tableName: '', before: null, after: null }] = run;
    const columns = columnsOf.get(tableName) ?? (await storedColumns(db, tableName));
    columnsOf.set(tableName, columns);
    if (!before) await deleteRows(db, tenantId, tableName, run);
    else if (!after) await insertRows(db, tableName, columns, run);
    else await updateRows(db, tenantId, tableName, columns, run);
  }
}

/**
 * Puts each removed row before those that refer to it: rows that went with their parent, or lost a reference to it, are recorded after
 * the parent.
 */
function parentsFirst(changes: readonly RowChange[]): RowChange[] {
  const removed = new Map(
    changes.flatMap((change) => (change.after === null ? [[keyOf(change), change] as const] : [])),
  );
  const placed = new Set<RowChange>();
  const seen = new Set<RowChange>();
  const place = (change: RowChange) => {
    if (seen.has(change)) return;
    seen.add(change);
    const parents = change.before ? referredRows(change.tableName, change.before) : [];
    for (const parent of parents.flatMap((row) => removed.get(keyOf(row)) ?? [])) place(parent);
    placed.add(change);
  };
  for (const change of changes) place(change);
  return [...placed];
}

/** The rows to which values of a row refer. */
function referredRows(tableName: string, values: Values): RowKey[] {
  const table = everyTable[tableName];
  return (table ? getTableConfig(table).foreignKeys : []).map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const pairs = foreignColumns.map(({ name }, index) => [name, values[columns[index]?.name ?? '']] as const);
    const rowKey = Object.fromEntries(pairs.filter(([name]) => name !== 'tenant_id'));
    return { tableName: getTableName(foreignTable), rowKey };
  });
}

/** Changes that one statement takes back: of one table and sort, with the same columns, and with each row once. */
function runsOf(changes: readonly RowChange[]): RowChange[][] {
  const sortOf = ({ tableName, before, after }: RowChange) =>
    [tableName, before === null, after === null, ...(before && after ? Object.keys(before) : [])].join(' ');
  const runs: { sort: string; keys: Set<string>; changes: RowChange[] }[] = [];
  for (const change of changes) {
    const [sort, key] = [sortOf(change), keyOf(change)];
    const last = runs.at(-1);
    // rows may exchange values of which each can be stored once
    const isAlone = change.before !== null && change.after !== null && hasUnique(change.tableName, change.before);
    if (last?.sort === sort && !last.keys.has(key) && !isAlone) {
      last.keys.add(key);
      last.changes.push(change);
    } else runs.push({ sort, keys: new Set([key]), changes: [change] });
  }
  return runs.map((run) => run.changes);
}

/** Whether some of the columns are unique. */
const hasUnique = (tableName: string, columns: Values): boolean => {
  const table = everyTable[tableName];
  return !table || uniqueColumns(table).some(({ columns: unique }) => unique.some((column) => column in columns));
};

async function storedColumns(db: Db, tableName: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`select attname::text as name from pg_attribute
      where attrelid = ${tableName}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows.map(({ name }) => String(name));
}

async function deleteRows(db: Db, tenantId: number, tableName: string, rows: readonly RowChange[]): Promise<void> {
  const columns = Object.keys(rows[0]?.rowKey ?? {});
  await db.execute(
    sql`delete from ${sql.identifier(tableName)} stored using ${wantedRows(tableName, rows)}
      where stored.tenant_id = ${tenantId} and ${isWanted(columns)}`,
  );
}

async function insertRows(
  db: Db,
  tableName: string,
  columns: readonly string[],
  rows: readonly RowChange[],
): Promise<void> {
  const table = sql.identifier(tableName);
  const names = columns.filter((column) => column !== 'updated_at').map((column) => sql.identifier(column));
  const records = JSON.stringify(rows.map(({ before }) => before));
  await db.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(names, sql`, `)} from jsonb_populate_recordset(null::${table}, ${records}::jsonb)`,
  );
}

async function updateRows(
  db: Db,
  tenantId: number,
  tableName: string,
  columns: readonly string[],
  rows: readonly RowChange[],
): Promise<void> {
  const table = sql.identifier(tableName);
  const keys = Object.keys(rows[0]?.rowKey ?? {});
  const assignments = Object.keys(rows[0]?.before ?? {}).map(
    (column) => sql`${sql.identifier(column)} = wanted.${sql.identifier(column)}`,
  );
  // the version of the row
  if (columns.includes('updated_at'))
    assignments.push(sql`updated_at = greatest(now(), stored.updated_at + interval '1 microsecond')`);
  const records = JSON.stringify(rows.map(({ rowKey, before }) => ({ ...before, ...rowKey })));
  await db.execute(
    sql`update ${table} stored set ${list(assignments)}
      from jsonb_populate_recordset(null::${table}, ${records}::jsonb) wanted
      where stored.tenant_id = ${tenantId} and ${isWanted(keys)}`,
  );
}
