import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { applicationName } from '../postgres/session-parameters.ts';
import { lockFile, tryLockFile } from './file-lock.ts';
import { locksOf, prepareFolder, sharedFolder } from './folder.ts';
import { type Launched, type LaunchOptions, launch } from './launch.ts';
import type { LogLine } from './log-lines.ts';
import { databaseUser } from './os-user.ts';
import { findRunning, stopRunning } from './postmaster.ts';
import { preparePrograms } from './programs.ts';

export type EmbeddedOptions = {
  /** Created when absent. */
  dataDir: string;
  /** Receives a sentence for what a person may want to know. */
  onProgress?: ((step: string) => void) | undefined;
  onLog?: ((line: LogLine) => void) | undefined;
} & Pick<LaunchOptions, 'further' | 'port'>;

export type EmbeddedServer = {
  /** Address of the database, for this user. */
  url: string;
  stop: () => Promise<void>;
};

/** Seconds to wait for other processes that start or stop the database. */
const startLimit = 120;
/** Seconds in which commands may finish before the server starts the database anew. */
const commandLimit = 10;
/** Milliseconds before a server that has failed is started again, and at most between further attempts. */
const restartDelays = { first: 50, longest: 5000 };

/**
 * Runs the embedded database for a server, which owns it: at most one server per data folder. A database that is running
 * already was started by a command, or left behind by a server that was killed; it is stopped and started anew. Restarts the
 * database whenever it ends.
 */
export async function runEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { onProgress = () => {}, onLog = () => {} } = options;
  const prepared = await prepareEmbedded(options);
  const unlockStart = await lockFile(prepared.locks.start, startLimit);
  let unlock: (() => void) | undefined;
  let launched: Launched;
  try {
    unlock = tryLockFile(prepared.locks.server);
    if (!unlock) throw inUse(options.dataDir);
    if (await findRunning(prepared.cluster)) {
      await waitForCommands(prepared.cluster, onProgress);
      await stopRunning(prepared.cluster);
    }
    launched = await launch(prepared.launch);
  } catch (error) {
    unlock?.();
    throw error;
  } finally {
    unlockStart();
  }
  let isStopping = false;
  // a process that ends early does not leave it behind
  const onExit = () => launched.kill('SIGINT');
  process.once('exit', onExit);

  const supervise = async () => {
    for (let delay = restartDelays.first; ; ) {
      await launched.ended;
      if (isStopping) return;
      onLog({ level: 'error', text: 'The database has ended; it is started again' });
      for (;;) {
        await wait(delay, undefined, { ref: false });
        if (isStopping) return;
        try {
          launched = await launch({ ...prepared.launch, sockets: launched.sockets });
          if (isStopping) return launched.stop();
          delay = restartDelays.first;
          break;
        } catch (error) {
          delay = Math.min(delay * 2, restartDelays.longest);
          onLog({ level: 'error', text: messageOf(error) });
        }
      }
    }
  };
  const supervising = supervise();
  return {
    url: launched.url,
    stop: async () => {
      isStopping = true;
      process.off('exit', onExit);
      await launched.stop();
      await supervising;
      unlock();
    },
  };
}

/**
 * Uses the embedded database from a command or a job: the one of a running server, or of another command, or else one of its
 * own. The last of several commands stops it.
 */
export async function borrowEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const prepared = await prepareEmbedded(options);
  const { cluster } = prepared;
  let presence: pg.Client;
  let url: string;
  const unlockStart = await lockFile(prepared.locks.start, startLimit);
  try {
    url = (await findRunning(cluster)) ?? (await startOrWait(prepared));
    // others see by this connection that the database is in use
    presence = await connect(url);
  } finally {
    unlockStart();
  }
  return {
    url,
    stop: async () => {
      const unlock = await lockFile(prepared.locks.start, startLimit);
      try {
        const others = await countOthers(presence).catch(() => 1);
        await presence.end().catch(() => {});
        if (others === 0 && !isServerRunning(prepared)) await stopRunning(cluster);
      } finally {
        unlock();
      }
    },
  };
}

type Prepared = Awaited<ReturnType<typeof prepareEmbedded>>;

/** Finds or creates the folder, the user and the programs of the embedded database. */
export async function prepareEmbedded({
  dataDir,
  onProgress = () => {},
  onLog = () => {},
  further,
  port,
}: EmbeddedOptions) {
  const user = await databaseUser(path.join(dataDir, 'postgres'));
  const folder = await prepareFolder({ dataDir, user, onProgress });
  const copies = path.join(user ? sharedFolder : dataDir, 'programs');
  const programs = await preparePrograms({ user, copies, onProgress });
  return {
    cluster: path.join(folder, 'cluster'),
    locks: locksOf(folder),
    launch: { folder, programs, user, onLog, further, port } satisfies LaunchOptions,
  };
}

/** Starts the database, or waits for the server that owns it: it has been killed, and its server starts it again. */
async function startOrWait(prepared: Prepared): Promise<string> {
  const until = performance.now() + startLimit * 1000;
  while (isServerRunning(prepared)) {
    const url = await findRunning(prepared.cluster);
    if (url !== undefined) return url;
    if (performance.now() > until) throw new Error(`The embedded database does not run, but its server does`);
    await wait(restartDelays.first);
  }
  return (await launch(prepared.launch)).url;
}

/** Called with the start lock, without which no server takes its lock. */
function isServerRunning({ locks }: Prepared): boolean {
  const unlock = tryLockFile(locks.server);
  unlock?.();
  return !unlock;
}

async function waitForCommands(cluster: string, onProgress: (step: string) => void): Promise<void> {
  const url = await findRunning(cluster);
  if (url === undefined) return;
  const client = await connect(url);
  try {
    const until = performance.now() + commandLimit * 1000;
    for (let isReported = false; (await countOthers(client)) > 0 && performance.now() < until; await wait(100)) {
      if (!isReported) onProgress('Waiting for a command that uses the database');
      isReported = true;
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** Names the connections that show that the database is in use. */
const presenceName = 'fieldhouse, in use';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: presenceName });
  // without a listener, a lost connection would end the process
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The number of other uses: connections of other processes, and others of this process that show a use. */
async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() 
        and (application_name <> $1 or application_name = $2)`,
    [applicationName, presenceName],
  );
  return rows[0]?.others ?? 0;
}

const inUse = (dataDir: string) =>
  Object.assign(
    new Error(
      `Another server uses the database in ${path.resolve(dataDir)}. Stop it, choose another DATA_DIR, or set WORKERS to run several processes in one server.`,
    ),
    { code: 'FOLDER_IN_USE' },
  );

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
