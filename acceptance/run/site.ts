import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { serverFlags } from '../../scripts/server-flags.mjs';
import { freePort } from '../../src/testing/free-port.ts';
import { createTempFolder, removeTempFolder } from '../../src/testing/temp-folder.ts';
import { copyDataFolder, type Samples } from './data-folder.ts';
import { sendRequest } from './request.ts';

type Options = { samples: Samples; variables?: Record<string, string> };

export type Site = {
  readonly port: number;
  dataDir: string;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
  isRunning: () => boolean;
  /** The output of the server so far. */
  log: () => Promise<string>;
  /** Ends the process with SIGKILL, as a crash would. */
  kill: () => Promise<void>;
  /** Ends the process with SIGTERM, as a supervisor would. */
  terminate: () => Promise<void>;
  /** Starts it again on the same data and another free port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const startTimeout = 60_000;

/** Starts the production server on a copy of a prepared data folder and waits until it is ready. */
export async function startSite({ samples, variables }: Options): Promise<Site> {
  const folder = await createTempFolder('fieldhouse-acceptance-');
  const dataDir = path.join(folder, 'data');
  const logFile = path.join(folder, 'server.log');
  const environment = { DATA_DIR: dataDir, SAMPLE_COLLEGES: samples, ...variables };
  const readLog = () => readFile(logFile, 'utf8');
  const removeFolder = () => removeTempFolder(folder);
  let server = await copyDataFolder(dataDir, samples)
    .then(start)
    .catch(async (error) => {
      await removeFolder();
      throw error;
    });

  async function start(): Promise<Server> {
    const started = startServer({ ...environment, PORT: String(await freePort()) }, logFile);
    if (await started.becomesReady()) return started;
    await started.end('SIGKILL');
    // another process may take the port before the server does
    if (started.isPortTaken()) return start();
    throw new Error(`The server did not start:\n${await readLog()}`);
  }

  return {
    get port() {
      return server.port;
    },
    dataDir,
    databaseUrl: variables?.['DATABASE_URL'],
    isRunning: () => server.isRunning(),
    log: readLog,
    kill: () => server.end('SIGKILL'),
    terminate: () => server.end('SIGTERM'),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await server.end('SIGTERM');
      await removeFolder();
    },
  };
}

type Server = ReturnType<typeof startServer>;

function startServer(environment: Record<string, string> & { PORT: string }, logFile: string) {
  const port = Number(environment.PORT);
  const server = spawn('node', [...serverFlags, 'scripts/serve.ts', '--built'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SAMPLE_LIVE_GAME: 'off', LOG_LEVEL: 'warn', ...environment },
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  server.once('close', () => log.end());
  const ended = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  return {
    port,
    isRunning,
    isPortTaken: () => output.includes(`Port ${port} is in use`),
    /** Resolves to false if it exits or is not ready in time. What responds on its port may be another server. */
    becomesReady: async (): Promise<boolean> => {
      const until = Date.now() + startTimeout;
      while (!(output.includes('Ready:') && (await isReady(port)))) {
        if (Date.now() > until || !isRunning()) return false;
        await wait(50);
      }
      return true;
    },
    end: async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
      server.kill(signal);
      const force = setTimeout(() => server.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(force);
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  sendRequest({ port }, { host: 'localhost', path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  );
