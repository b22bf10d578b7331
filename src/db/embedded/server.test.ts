import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createDatabaseFolder } from '../../testing/database-template.ts';
import { createTempFolder, removeTempFolder } from '../../testing/temp-folder.ts';
import { openPostgres } from '../open-postgres.ts';
import { borrowEmbedded, type EmbeddedServer, runEmbedded } from './server.ts';

let folder: string;
let dataDir: string;
const servers: EmbeddedServer[] = [];
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await createTempFolder('fieldhouse-embedded-');
  dataDir = path.join(folder, 'data');
  await createDatabaseFolder(dataDir);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
    // stops what it leaves behind
    await (await borrowEmbedded({ dataDir })).stop();
  }
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await removeTempFolder(folder);
});

const run = async (onLog = (_: { text: string }) => {}): Promise<EmbeddedServer> => {
  const server = await runEmbedded({ dataDir, onLog });
  servers.push(server);
  return server;
};
const postmaster = async (): Promise<number> =>
  Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
const isRunning = () => existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'));

/** Adds a row and resolves when it is committed. */
const addRow = async ({ url }: EmbeddedServer): Promise<void> => {
  const database = await openPostgres(url);
  await database.execute('create table if not exists kept (id int); insert into kept values (1)');
  await database.close();
};
const countRows = async ({ url }: EmbeddedServer): Promise<number> => {
  const database = await openPostgres(url);
  const { rows } = await database.db.execute<{ rows: number }>(sql`select count(*)::int as rows from kept`);
  await database.close();
  return rows[0]?.rows ?? 0;
};

/** A process that runs the database; resolves when it does, with what it prints. */
const startOwner = async (): Promise<ChildProcess & { said: string }> => {
  const child = spawn(process.execPath, ['src/testing/database-owner.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return Object.assign(child, { said: String(text).trim() });
};

test('a second server on a data folder is refused in one line; the first one goes on', async () => {
  const server = await run();
  await expect(runEmbedded({ dataDir })).rejects.toThrow(
    /^Another server uses the database in .*data\. Stop it, [^\n]*$/,
  );
  expect((await startOwner()).said).toContain('Another server uses the database');
  await addRow(server);
});

test('of four servers that start at once after one was killed exactly one runs, with every acknowledged row', async () => {
  const first = await startOwner();
  expect(first.said).toBe('running');
  const borrowed = await borrowEmbedded({ dataDir });
  await addRow(borrowed);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const left = await postmaster();
  process.kill(left, 0);
  await borrowed.stop();
  const next = await Promise.all(Array.from({ length: 4 }, startOwner));
  expect(next.filter(({ said }) => said === 'running')).toHaveLength(1);
  expect(await postmaster()).not.toBe(left);
  const reader = await borrowEmbedded({ dataDir });
  expect(await countRows(reader)).toBe(1);
  await reader.stop();
});

test('a database that is killed is started again at the same address, with every acknowledged row', async () => {
  const lines: string[] = [];
  const server = await run(({ text }) => lines.push(text));
  await addRow(server);
  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => countRows(server).catch(() => undefined)).toBe(1);
  expect(await postmaster()).not.toBe(killed);
  await expect
    .poll(() => lines.join(' '))
    .toMatch(/started again.*automatic recovery in progress.*ready to accept connections/);
});

test('commands share a database; the last of them stops it', async () => {
  const [first, second] = await Promise.all([borrowEmbedded({ dataDir }), borrowEmbedded({ dataDir })]);
  expect(first.url).toBe(second.url);
  await first.stop();
  await addRow(second);
  await second.stop();
  expect(isRunning()).toBe(false);
});

test('a command uses the database of the running server, and leaves it running', async () => {
  const server = await run();
  const pid = await postmaster();
  const borrowed = await borrowEmbedded({ dataDir });
  expect(borrowed.url).toBe(server.url);
  await borrowed.stop();
  expect(await postmaster()).toBe(pid);
});

test('the id of a database that was killed may belong to another process', async () => {
  const pidFile = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${path.dirname(pidFile)}\n1\n5432\n${path.join(dataDir, 'postgres')}\n`);
  await addRow(await run());
});

test('a data folder with a long path has its socket in a short private one', async () => {
  const long = path.join(folder, 'x'.repeat(120));
  await createDatabaseFolder(long);
  const server = await runEmbedded({ dataDir: long });
  await addRow(server);
  process.kill(
    Number.parseInt(await readFile(path.join(long, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
  await expect.poll(() => countRows(server).catch(() => undefined)).toBe(1);
  const sockets = decodeURIComponent(new URL(server.url).searchParams.get('host') ?? '');
  expect((await stat(sockets)).mode & 0o777).toBe(0o700);
  await server.stop();
  expect(existsSync(sockets)).toBe(false);
});

test('nobody else can read the data folder, also one that was readable before', async () => {
  await chmod(dataDir, 0o755);
  await run();
  for (const each of [dataDir, path.join(dataDir, 'postgres')]) expect((await stat(each)).mode & 0o007).toBe(0);
  for (const lock of ['start.lock', 'server.lock'])
    expect((await stat(path.join(dataDir, 'postgres', lock))).mode & 0o777).toBe(0o600);
});

test('a folder of the former embedded database is refused with the commands that convert it', async () => {
  const former = path.join(folder, 'former');
  await mkdir(path.join(former, 'database'), { recursive: true });
  await writeFile(path.join(former, 'database/PG_VERSION'), '17\n');
  const error = await runEmbedded({ dataDir: former }).catch((reason: Error) => reason);
  expect(String(error)).toMatch(/backup create .*mv .*backup restore/s);
  expect(existsSync(path.join(former, 'postgres'))).toBe(false);
});

test.each([
  ['global/pg_control', 0],
  ['pg_xact/0000', 0],
])('a damaged database (%s) names the command that restores a backup', async (file, size) => {
  await truncate(path.join(dataDir, 'postgres/cluster', file), size);
  await expect(runEmbedded({ dataDir })).rejects.toThrow(
    /is damaged and does not start: .*DATA_DIR=NEW_FOLDER .* backup restore BACKUP_FOLDER/,
  );
});

test.runIf(process.getuid?.() === 0)(
  'as root, a data folder that the user of Postgres cannot open has its database elsewhere',
  async () => {
    const closed = path.join(await mkdtemp(path.join(tmpdir(), 'fieldhouse-closed-')), 'data');
    const steps: string[] = [];
    const server = await runEmbedded({ dataDir: closed, onProgress: (step) => steps.push(step) });
    await addRow(server);
    await server.stop();
    const place = await realpath(path.join(closed, 'postgres'));
    expect(place).toMatch(/^\/var\/lib\/fieldhouse\/databases\//);
    expect(steps).toEqual([expect.stringContaining(`The database is in ${place}`)]);
    const borrowed = await borrowEmbedded({ dataDir: closed });
    expect(await countRows(borrowed)).toBe(1);
    await borrowed.stop();
    await Promise.all([place, path.dirname(closed)].map((each) => removeTempFolder(each)));
  },
);
