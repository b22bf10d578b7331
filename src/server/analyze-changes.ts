import { sql } from 'drizzle-orm';

import { changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';

/** Minimum number of changed rows, in addition to a tenth of the table, after which it is analyzed, as autovacuum does. */
const leastRows = 250;
const leastShare = 0.1;
/** Columns per statement. A statement blocks the thread for about 10 ms, plus 2 ms for each column of a large table. */
const columnsAtOnce = 6;

type Options = {
  /** Milliseconds from a change until the tables are examined; further changes do not postpone this. */
  delay?: number;
  onError: (error: unknown) => void;
};

type Table = { name: string; columns: string[]; rows: number; changes: number };

/**
 * Analyzes the tables of the embedded database after large changes, such as an import of several years: it has no
 * autovacuum, and without statistics the planner expects a handful of rows. Returns a function that stops.
 */
export async function analyzeChanges(
  database: Database,
  { delay = 3000, onError }: Options,
): Promise<() => Promise<void>> {
  /** Change count of each table when it was last analyzed; analyzing only some columns does not reset Postgres's counter. */
  const analyzed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const analyze = async () => {
    for (const { name, columns, rows, changes } of await readTables(database)) {
      if (changes - (analyzed.get(name) ?? 0) <= leastRows + leastShare * rows) continue;
      analyzed.set(name, changes);
      for (let first = 0; first < columns.length && !isStopped; first += columnsAtOnce) {
        const part = columns.slice(first, first + columnsAtOnce).map((column) => `"${column}"`);
        // lets requests run between the statements
        await database.execute(`analyze "${name}" (${part.join(', ')})`);
      }
    }
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(analyze).catch(onError);
    }, delay).unref();
  };
  const unlisten = await database.listen(changeChannel, schedule);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await unlisten();
    await running;
  };
}

/** The tables with their changed rows. Excludes columns with documents and files, which no query filters by and which take longest to analyze. */
async function readTables({ db, execute }: Database): Promise<Table[]> {
  // otherwise the counters of the last second may be missing
  await execute('select pg_stat_force_next_flush()');
  const { rows } = (await db.execute(sql`
    select stat.relname as name, stat.n_live_tup::integer as rows, stat.n_mod_since_analyze::integer as changes,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = stat.relid and attnum > 0 and not attisdropped
          and atttypid not in ('jsonb'::regtype, 'bytea'::regtype, 'tsvector'::regtype)) as columns
    from pg_stat_user_tables stat
    where stat.schemaname = 'public' and stat.n_mod_since_analyze > ${leastRows}`)) as unknown as { rows: Table[] };
  return rows;
}
