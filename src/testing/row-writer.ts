import { sql } from 'drizzle-orm';

import { runEmbedded } from '../db/embedded/server.ts';
import { openPostgres } from '../db/open-postgres.ts';

/** Runs the embedded database of a data folder and inserts rows in a loop until the process is killed; prints each id after its commit. */
const [dataDir = '', first = '1'] = process.argv.slice(2);
const server = await runEmbedded({ dataDir });
const { db, execute } = await openPostgres(server.url);
await execute('create table if not exists written (id integer)');
for (let id = Number(first); ; id++) {
  const isWritten = await db.execute(sql`insert into written values (${id})`).then(
    () => true,
    () => false,
  );
  if (isWritten) console.log(id);
}
