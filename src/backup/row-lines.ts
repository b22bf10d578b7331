import { setImmediate } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { quoted, rowsOf, type TableFacts } from './tables.ts';

/** Reads all tables as of one moment; instants are in UTC. */
export const inSnapshot = <Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(
    async (snapshot) => {
      await snapshot.execute(sql`set local time zone 'UTC'`);
      return read(snapshot);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Rows of a statement: its text is one value in memory. */
const batchSize = ({ binary }: TableFacts): number => (binary.length > 0 ? 2 : 500);

/**
 * The rows of a table as lines of JSON, in batches, within a transaction. Values are text of Postgres, which
 * it reads back without a loss. `from` replaces the table, for a selection of its rows.
 */
export async function* readLines(db: Db, table: TableFacts, from = `"${table.name}"`): AsyncGenerator<string[]> {
  const order = table.primaryKey.length > 0 ? `order by ${quoted(table.primaryKey)}` : '';
  await db.execute(
    sql.raw(
      `declare backup_rows cursor for select row_to_json(row)::text as line
       from (select ${quoted(table.columns)} from ${from} ${order}) row`,
    ),
  );
  const size = batchSize(table);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(db, `fetch ${size} from backup_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => onOneLine(line));
    if (rows.length < size) break;
    await setImmediate();
  }
  await db.execute(sql.raw('close backup_rows'));
}

/** A column of the type json keeps line breaks between its values; those in strings are escaped. */
const onOneLine = (line: string): string => line.replaceAll('\n', ' ');

/** Characters of JSON in one insert. */
const insertSize = 2_000_000;

/** Inserts lines of JSON into a table; returns how many. */
export async function insertLines(db: Db, table: TableFacts, lines: AsyncIterable<string>): Promise<number> {
  const columns = quoted(table.columns);
  let count = 0;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await db.execute(
      sql`insert into ${sql.identifier(table.name)} (${sql.raw(columns)}) overriding system value
        select ${sql.raw(columns)} from json_populate_recordset(null::${sql.identifier(table.name)}, ${`[${batch.join()}]`}::json)`,
    );
    batch = [];
    size = 0;
    await setImmediate();
  };
  for await (const line of lines) {
    count += 1;
    size += line.length;
    batch.push(line);
    if (size > insertSize) await flush();
  }
  await flush();
  return count;
}
