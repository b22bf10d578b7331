import { sql } from 'drizzle-orm';

import type { Database } from '../client.ts';

/** Settings that must not be `off`, and what is lost otherwise. */
const required: Record<string, string> = {
  fsync: 'a power failure can destroy the database',
  full_page_writes: 'a power failure can destroy the database',
  synchronous_commit: 'a failure of the server loses changes that were confirmed',
};

/** A sentence for each setting of the Postgres server with which confirmed changes can be lost or text cannot be stored. */
export async function findUnsafeSettings({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const names = [...Object.keys(required), 'server_encoding'];
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: string; setting: string }>(
    sql`select name, setting from pg_settings where name in (${list}) order by name`,
  );
  return rows.flatMap(({ name, setting }) => {
    if (name === 'server_encoding')
      return setting === 'UTF8' ? [] : [`The database has the encoding ${setting}: create it with the encoding UTF8`];
    return setting === 'off' ? [`The Postgres server has ${name} = off: ${required[name]}. Set it to on`] : [];
  });
}
