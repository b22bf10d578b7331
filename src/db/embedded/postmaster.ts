import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { databaseName, removeSocketFolder } from './cluster.ts';

/** What the main process of Postgres writes to `postmaster.pid`. */
type Postmaster = { pid: number; port: string; socketFolder: string };

const pollInterval = 20;

/** The address of a server for its own user: a Unix socket. `database` is the one of the site by default. */
export const urlOf = ({ socketFolder, port }: Omit<Postmaster, 'pid'>, database = databaseName): string =>
  `postgres://${databaseName}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`;

/**
 * The address of the server that runs in a folder, as soon as it accepts connections; `undefined` when none runs. Removes the
 * files of a process that was killed: Postgres does not start while there is a process with that id, which may be another one,
 * or a killed one that its parent has not noticed.
 */
export async function findRunning(cluster: string): Promise<string | undefined> {
  for (;;) {
    const postmaster = await readPostmaster(cluster);
    if (!postmaster) return undefined;
    const error = await tryConnect(urlOf(postmaster, 'postgres'));
    if (error === undefined) return urlOf(postmaster);
    // it starts or stops; other errors are final
    if (!isTransient(error)) throw error;
    if (!(await isPostgres(postmaster.pid))) {
      await removeTraces(cluster, postmaster);
      return undefined;
    }
    await wait(pollInterval);
  }
}

async function removeTraces(cluster: string, { socketFolder, port }: Postmaster): Promise<void> {
  const socket = path.join(socketFolder, `.s.PGSQL.${port}`);
  for (const file of [path.join(cluster, 'postmaster.pid'), socket, `${socket}.lock`]) await rm(file, { force: true });
}

/** Stops the server of a folder: it ends its connections, then writes a checkpoint. */
export async function stopRunning(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) return;
  try {
    process.kill(postmaster.pid, 'SIGINT');
  } catch {
    return;
  }
  // it removes the file when it has ended
  while ((await readPostmaster(cluster)) && (await isPostgres(postmaster.pid))) await wait(pollInterval);
  await removeSocketFolder(postmaster.socketFolder, path.dirname(cluster));
}

/** The error of a connection attempt, or `undefined`. */
export async function tryConnect(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a server that does not accept a connection may do so soon. */
export const isTransient = (error: Error): boolean =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03', '57P01'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  /Connection terminated/.test(error.message);

async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  // the folder is added last
  const [pid, , , port = '', socketFolder = ''] = text.split('\n');
  return pid ? { pid: Number(pid), port, socketFolder: socketFolder || path.dirname(cluster) } : undefined;
}

/** Whether a process runs and, where the system tells, is one of Postgres. */
async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the second field is the name in parentheses, the third the state; a zombie has ended
  return status === undefined || / \(postgres\) [^Z]/.test(status);
}
