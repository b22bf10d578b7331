import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';

export type TableFacts = {
  name: string;
  /** Without generated ones. */
  columns: string[];
  primaryKey: string[];
  /** Columns of bytes, such as pictures. */
  binary: string[];
};

/** All tables of the database by name, except those about the installation: its migrations, server processes and their copies. */
export const listTables = (db: Db): Promise<TableFacts[]> =>
  rowsOf(
    db,
    `select relname::text as name,
       array_agg(attname::text order by attnum) as columns,
       coalesce(array_agg(attname::text order by attnum) filter (where atttypid = 'bytea'::regtype), '{}') as binary,
       coalesce((select array_agg(key.attname::text order by array_position(indkey::int2[], key.attnum))
         from pg_index join pg_attribute key on key.attrelid = indrelid and key.attnum = any (indkey)
         where indrelid = pg_class.oid and indisprimary), '{}') as "primaryKey"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migration', 'serving_process', 'withdrawal')
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by pg_class.oid, relname order by relname`,
  );

export type ForeignKey = { name: string; table: string; target: string; definition: string };

export const listForeignKeys = (db: Db): Promise<ForeignKey[]> =>
  rowsOf(
    db,
    `select conname::text as name, from_table.relname::text as table, to_table.relname::text as target,
       pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint
       join pg_class from_table on from_table.oid = conrelid
       join pg_class to_table on to_table.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );

/** The rows of SQL text. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, query: string): Promise<Row[]> {
  const { rows } = await db.execute(sql.raw(query));
  return rows as Row[];
}

export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
