import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findRunning } from '../db/embedded/postmaster.ts';
import { openEmbedded } from '../db/open-database.ts';
import { game } from '../db/schema/game.ts';
import { opponent } from '../db/schema/opponent.ts';
import { createDatabaseFolder } from '../testing/database-template.ts';
import { createCollege, createSeason, createSport } from '../testing/factories.ts';
import { createTempFolder, removeTempFolder } from '../testing/temp-folder.ts';

let dataDir: string;
let cluster: string;
beforeEach(async () => {
  dataDir = await createTempFolder('fieldhouse-signals-');
  cluster = path.join(dataDir, 'postgres', 'cluster');
  await createDatabaseFolder(dataDir);
  const database = await openEmbedded({ dataDir });
  const college = await createCollege(database.db);
  await createSeason(database.db, await createSport(database.db, college.id, 'mens-tennis'));
  // the import has written opponents when it waits
  await database.execute(`
    create function wait_long() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create trigger wait_long before insert on game for each statement execute function wait_long()`);
  await database.close();
});
afterEach(() => removeTempFolder(dataDir));

/** Waits until the command is in the middle of its transaction. */
async function untilItWrites(): Promise<void> {
  await expect.poll(() => findRunning(cluster), { timeout: 20_000 }).toBeDefined();
  const client = new pg.Client({ connectionString: await findRunning(cluster) });
  await client.connect();
  const waiting = async () =>
    (await client.query("select 1 from pg_stat_activity where wait_event = 'PgSleep'")).rowCount;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  await client.end();
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  '%s ends an import within ten seconds, with its database and nothing half done',
  async (signal, code) => {
    const file = path.join(dataDir, 'schedule.csv');
    await writeFile(file, 'Date,Opponent,Location\n2026-10-03,North College,Home\n2026-10-10,South College,Away\n');
    const argv = ['src/cli/main.ts', 'import', 'schedule', file, '--tenant', 'harbor', '--sport', 'mens-tennis'];
    const command = spawn(process.execPath, argv, {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    command.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const ended = once(command, 'close');
    await untilItWrites();
    const sent = performance.now();
    command.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(performance.now() - sent).toBeLessThan(10_000);
    expect(errors).toContain(
      'The command was stopped. Reported results are saved; run the command again for the rest.',
    );
    expect(await findRunning(cluster)).toBeUndefined();

    const database = await openEmbedded({ dataDir });
    expect([await database.db.$count(game), await database.db.$count(opponent)]).toEqual([0, 0]);
    await database.close();
  },
  60_000,
);
