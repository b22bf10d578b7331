import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createBackup } from '../backup/create-backup.ts';
import { readManifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Database } from '../db/client.ts';
import { type EmbeddedServer, runEmbedded } from '../db/embedded/server.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { game } from '../db/schema/game.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { createTestDatabase } from '../testing/database.ts';
import { fastSettings } from '../testing/database-template.ts';
import { tableDigests } from '../testing/table-digests.ts';
import { createTempFolder, removeTempFolder } from '../testing/temp-folder.ts';
import { runCommand } from './run-command.ts';
import { gameXml } from './testing/game-xml.ts';
import { filesOf, recordedIo } from './testing/recorded-io.ts';

/** What the administrator of a server may have set for all its databases. */
const settings = {
  timezone: 'Asia/Kathmandu',
  datestyle: 'SQL, DMY',
  intervalstyle: 'sql_standard',
  extra_float_digits: '0',
  bytea_output: 'escape',
  standard_conforming_strings: 'off',
  escape_string_warning: 'off',
  default_transaction_isolation: 'serializable',
};
const locales = {
  icu: "locale_provider icu icu_locale 'en-US' locale 'C'",
  plain: "locale 'C'",
};

let folder: string;
let server: EmbeddedServer;
let source: Database;
const opened: Database[] = [];
beforeAll(async () => {
  folder = await createTempFolder('fieldhouse-settings-');
  server = await runEmbedded({ dataDir: path.join(folder, 'data'), further: { ...fastSettings, ...settings } });
  source = await createTestDatabase();
  await createCompleteCollege(source.db, 'harbor');
  const pdf = async function* () {
    yield new TextEncoder().encode('%PDF-1.7 guide');
  };
  const { sha256, size } = await source.files.put(1, pdf());
  await source.db.execute(sql`update stored_file set sha256 = ${sha256}, size = ${size}`);
  await source.db.execute(sql`update venue set latitude = 41.123456789012344, longitude = 0.1 + 0.2::float8`);
}, 60_000);
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await source.close();
  await server.stop();
  await removeTempFolder(folder);
});

async function createDatabase(locale: keyof typeof locales): Promise<Database> {
  const admin = await openPostgres(server.url);
  await admin.execute(`create database ${locale} template template0 ${locales[locale]}`);
  await admin.close();
  const url = new URL(server.url);
  url.pathname = `/${locale}`;
  const database = await openPostgres(url.href, { files: createDiskStore(path.join(folder, locale)) });
  opened.push(database);
  return database;
}

async function copy(from: Database, to: Database, name: string): Promise<void> {
  const backup = path.join(folder, name);
  await createBackup(from, backup, () => {});
  await restoreBackup(to, backup, await readManifest(backup), () => {});
  expect(await tableDigests(to.db)).toEqual(await tableDigests(from.db));
}

/** Imports a game and a schedule, and resolves with the games. */
async function importGames(database: Database) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const run = async (command: string, options: Record<string, string>, file: { name: string; bytes: Uint8Array }) => {
    const io = recordedIo();
    const context = { database, port: 3000, actor: 'anna', io };
    const input = { args: [], options: { tenant: 'harbor', ...options }, files: filesOf(file), fileCount: 1 };
    expect([
      await runCommand(command, context, input),
      ...io.errs.filter((line) => /error|failed/i.test(line)),
    ]).toEqual([0]);
  };
  await run('import game', { as: 'V' }, { name: 'game.xml', bytes: gameXml() });
  const schedule = 'Date,Time,Opponent,Location\n2026-10-03,7:30 PM,İzmir Institute,Home\n2026-03-04,1 PM,North,Away\n';
  await run('import schedule', { sport: 'football' }, { name: 'games.csv', bytes: bytes(schedule) });
  const { db } = database;
  const games = await db
    .select({ localDate: game.localDate, startsAt: game.startsAt, sequence: game.sequence })
    .from(game)
    .orderBy(game.id);
  return games.map((row) => ({ ...row, startsAt: row.startsAt && Temporal.Instant.from(row.startsAt).toString() }));
}

test('backup, restore and imports do not depend on the settings of a Postgres server', async () => {
  const icu = await createDatabase('icu');
  await copy(source, icu, 'first');
  expect(await importGames(icu)).toEqual(await importGames(source));
  await copy(icu, await createDatabase('plain'), 'second');
}, 120_000);
