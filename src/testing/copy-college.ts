import { listTables, quoted, rowsOf } from '../backup/tables.ts';
import type { Db } from '../db/client.ts';

/** Columns of text that are printed. Those of the others are parts of addresses, codes or choices. */
const isPrinted = (column: string) =>
  /(^|_)(name|title|headline|text|alias|normalized|team|home|away|content|bio|label|location|hometown|note|teaser|caption|credit|summary|about|body|description)$/.test(
    column,
  );
/** Printed columns whose values are parts of addresses as well. */
const fixed = new Set(['season.title', 'sport.short_name', 'sport.global_sport_short_name']);

/** Columns of text that no check constraint restricts to a pattern or to choices. */
const freeTexts = (db: Db) =>
  rowsOf<{ table: string; column: string }>(
    db,
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER' and not exists (
       select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where contype = 'c' and conrelid = format('%I', table_name)::regclass and attname = column_name
         and pg_get_constraintdef(pg_constraint.oid) ~ '~ ''\\^|ANY')`,
  );

/** Columns of text that are unique in the installation. */
const uniqueTexts = (db: Db) =>
  rowsOf<{ table: string; column: string }>(
    db,
    `select relname::text as table, attname::text as column from pg_index
     join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indisunique and relnamespace = 'public'::regnamespace and atttypid = 'text'::regtype and not exists (
       select from pg_attribute of_tenant
       where of_tenant.attrelid = indrelid and of_tenant.attnum = any (indkey) and of_tenant.attname = 'tenant_id')`,
  );

/** Runs SQL that neither foreign keys nor triggers check. */
export const withoutTriggers = <Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await rowsOf(tx, 'set local session_replication_role = replica');
    return run(tx);
  });

/** Relates the first rows of a college in each table that consists of ids only. */
export async function linkFirstRows(db: Db, tenantId: number): Promise<void> {
  const links = await rowsOf<{ name: string; columns: string[] }>(
    db,
    `select table_name::text as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name
     having bool_and(data_type = 'integer') and bool_or(column_name = 'tenant_id')`,
  );
  await withoutTriggers(db, async (tx) => {
    for (const { name, columns } of links) {
      const values = columns.map((column) => (column === 'tenant_id' ? tenantId : 1));
      await rowsOf(tx, `insert into "${name}" (${quoted(columns)}) values (${values}) on conflict do nothing`);
    }
  });
}

/** Copies a college in all tables of the schema: with the same ids and addresses, but `marker` in every printed text. */
export async function copyCollege(
  db: Db,
  from: number,
  { slug, marker }: { slug: string; marker: string },
): Promise<void> {
  const texts = new Set((await freeTexts(db)).map(({ table, column }) => `${table}.${column}`));
  const unique = new Set((await uniqueTexts(db)).map(({ table, column }) => `${table}.${column}`));
  const isMarked = (table: string, column: string) =>
    unique.has(`${table}.${column}`) ||
    (texts.has(`${table}.${column}`) && isPrinted(column) && !fixed.has(`${table}.${column}`));
  const valuesOf = (table: string, columns: readonly string[], own: Record<string, string>) =>
    columns.map((column) => own[column] ?? (isMarked(table, column) ? `"${column}" || '${marker}'` : `"${column}"`));
  await withoutTriggers(db, async (tx) => {
    const tables = await listTables(tx);
    const columns = tables.find(({ name }) => name === 'tenant')?.columns.filter((column) => column !== 'id') ?? [];
    const [copy] = await rowsOf<{ id: number }>(
      tx,
      `insert into tenant (${quoted(columns)}) select ${valuesOf('tenant', columns, { slug: `'${slug}'` })} from tenant where id = ${from} returning id`,
    );
    for (const { name, columns: all, primaryKey } of tables.filter((table) => table.columns.includes('tenant_id'))) {
      const own = { tenant_id: `${copy?.id}`, ...(name === 'tenant_host' && { host: `'${slug}.localhost'` }) };
      // ids that are unique in the installation
      const columns = primaryKey.includes('tenant_id') ? all : all.filter((column) => column !== 'id');
      await rowsOf(
        tx,
        `insert into "${name}" (${quoted(columns)}) overriding system value select ${valuesOf(name, columns, own)} from "${name}" where tenant_id = ${from}`,
      );
    }
  });
}

/** Deletes a college's rows in all tables of the schema. */
export const removeCollege = (db: Db, tenantId: number): Promise<void> =>
  withoutTriggers(db, async (tx) => {
    for (const { name, columns } of await listTables(tx)) {
      if (columns.includes('tenant_id')) await rowsOf(tx, `delete from "${name}" where tenant_id = ${tenantId}`);
    }
    await rowsOf(tx, `delete from tenant where id = ${tenantId}`);
  });
