import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ask } from './ask.ts';

type Options = { port: number; samples: 'on' | 'off'; variables?: Record<string, string> };

export type Site = {
  port: number;
  dataDir: string;
  pid: number;
  isRunning: () => boolean;
  /** What the server has printed so far. */
  printed: () => Promise<string>;
  stop: () => Promise<void>;
};

// the first start draws two sample colleges, on a busy machine beside other suites
const patience = 150_000;

/** Starts the production server on a data folder of its own and waits until it answers. */
export async function startSite({ port, samples, variables }: Options): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-acceptance-'));
  const dataDir = path.join(folder, 'data');
  const logFile = path.join(folder, 'server.log');
  const server = spawn('node', ['scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_COLLEGES: samples,
      SAMPLE_LIVE_GAME: 'off',
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  const log = createWriteStream(logFile);
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const printed = () => readFile(logFile, 'utf8');
  const stop = async () => {
    server.kill('SIGTERM');
    const force = setTimeout(() => server.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(force);
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + patience;
  while (!(await isReady(port))) {
    if (Date.now() > until || !isRunning()) {
      const text = await printed();
      await stop();
      throw new Error(`The server did not start:\n${text}`);
    }
    await wait(200);
  }
  return { port, dataDir, pid: server.pid ?? 0, isRunning, printed, stop };
}

const isReady = (port: number): Promise<boolean> =>
  ask({ port }, { host: 'localhost', path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  );
