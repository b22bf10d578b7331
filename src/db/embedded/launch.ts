import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { restoreRemedy } from '../../runtime/database-damage.ts';
import {
  createCluster,
  databaseName,
  programEnvironment,
  removeSocketFolder,
  socketFolder,
  writeAccessRules,
} from './cluster.ts';
import { type LogLine, readLog } from './log-lines.ts';
import type { OsUser } from './os-user.ts';
import { isTransient, tryConnect, urlOf } from './postmaster.ts';

const pollInterval = 20;
/** Milliseconds in which the processes of a killed server end, which hold its shared memory. */
const leftoverLimit = 10_000;
/** Milliseconds after which a server that does not stop is stopped without a checkpoint. */
const stopLimit = 30_000;

/** Settings for a small machine; those of durability keep their defaults, which are on. */
const settings = {
  listen_addresses: '',
  shared_buffers: '32MB',
  // the files of the log are recycled; the default is 80 MB at least
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // tables are analyzed soon after an import; the default is a minute
  autovacuum_naptime: '10s',
  autovacuum_max_workers: '1',
  // a second process for a query would take the core of the server
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // starts, stops and failures; the errors of queries are reported by who sent them, without the data that details contain
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  log_line_prefix: '',
};

export type LaunchOptions = {
  folder: string;
  programs: string;
  user: OsUser | undefined;
  onLog: (line: LogLine) => void;
  /** The folder of the socket, for the same address as before. */
  sockets?: string | undefined;
  /** For tests and benchmarks: further settings, and a port of the loopback address for connections without a password. */
  further?: Record<string, string> | undefined;
  port?: number | undefined;
};

/** A running server. */
export type Launched = {
  url: string;
  sockets: string;
  /** Resolves when its main process has ended. */
  ended: Promise<void>;
  kill: (signal: NodeJS.Signals) => void;
  /** Ends its connections and writes a checkpoint. */
  stop: () => Promise<void>;
};

/** Starts Postgres on the files of a folder, created when absent, and waits until it accepts connections. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const { folder, programs, user, port } = options;
  const cluster = path.join(folder, 'cluster');
  await createCluster(cluster, programs, user);
  await writeAccessRules(cluster, user, port === undefined ? [] : ['host all all 127.0.0.1/32 trust']);
  const sockets = options.sockets ?? (await socketFolder(folder, port ?? 5432, user));
  const until = performance.now() + leftoverLimit;
  for (;;) {
    const attempt = await start(options, sockets);
    if ('url' in attempt) return attempt;
    if (!/shared memory block|lock file .* already exists/.test(attempt.failure) || performance.now() > until)
      throw startError(folder, attempt.failure);
    await wait(pollInterval);
  }
}

async function start(
  { folder, programs, user, onLog, further, port }: LaunchOptions,
  sockets: string,
): Promise<Launched | { failure: string }> {
  const tcp = port === undefined ? {} : { listen_addresses: '127.0.0.1', port: String(port) };
  const all = {
    ...settings,
    unix_socket_directories: `"${sockets}"`,
    unix_socket_permissions: '0700',
    ...tcp,
    ...further,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(programs, 'postgres'), ['-D', path.join(folder, 'cluster'), ...flags], {
    ...user,
    cwd: '/',
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // a terminal sends its signals to all processes of a group; the server finishes its requests first
    detached: true,
  });
  child.unref();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  const log = readLog(child.stderr, onLog);
  const address = { socketFolder: sockets, port: String(port ?? 5432) };
  const maintenanceUrl = urlOf(address, 'postgres');
  if (!(await isUp(child, maintenanceUrl))) {
    await ended;
    return { failure: log.failure() };
  }
  await createDatabase(maintenanceUrl);
  log.started();
  return {
    url: urlOf(address),
    sockets,
    ended,
    kill: (signal) => void child.kill(signal),
    stop: async () => {
      log.stopping();
      await stop(child, ended);
      await removeSocketFolder(sockets, folder);
    },
  };
}

/** Waits until the server accepts connections; false if it ends before. Recovery after a failure may take minutes. */
async function isUp(child: ChildProcess, url: string): Promise<boolean> {
  for (;;) {
    const error = await tryConnect(url);
    if (error === undefined) return true;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false;
    if (!isTransient(error)) {
      child.kill('SIGQUIT');
      throw error;
    }
    await wait(pollInterval);
  }
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), stopLimit);
  await ended;
  clearTimeout(late);
}

const damage =
  /checkpoint record|invalid (?:page|magic|record|data)|corrupt|could not (?:open|read|stat|access)|checksum|truncated/;
const otherCauses = /Permission denied|No space left|Too many open files|Input\/output/;

function startError(folder: string, failure: string): Error {
  if (!damage.test(failure) || otherCauses.test(failure))
    return new Error(`The embedded database in ${folder} does not start: ${failure}`);
  return new Error(`The embedded database in ${folder} is damaged and does not start: ${failure}. ${restoreRemedy}.`);
}
