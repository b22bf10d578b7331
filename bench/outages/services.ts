import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startPostgres } from '../../scripts/postgres.ts';
import { startVarnish } from '../../scripts/varnish.ts';
import { freePort } from '../../src/testing/free-port.ts';

/** A program that the site depends on. */
export type Service = {
  /** Ends it with SIGKILL. */
  kill: () => Promise<unknown>;
  /** Starts it again with the same data, as a service manager does. */
  restart: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

export async function postgresService(): Promise<Service & { url: string }> {
  const postgres = await startPostgres();
  const restart = async () => {
    // backends of the killed server have to end first
    for (let attempt = 1; ; attempt++) {
      try {
        return await postgres.restart();
      } catch (error) {
        if (attempt === 20) throw error;
        await wait(500);
      }
    }
  };
  return { ...postgres, restart };
}

export async function storeService(folder: string): Promise<Service & { url: string }> {
  const port = await freePort();
  const start = async (): Promise<{ process: ChildProcess; url: string }> => {
    const args = ['bench/outages/object-store-server.ts', String(port), path.join(folder, 'objects')];
    const store = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(store.stdout, 'data')) as [Buffer];
    return { process: store, url: line.toString().trim() };
  };
  let running = await start();
  const end = async () => {
    const ended = once(running.process, 'exit');
    running.process.kill('SIGKILL');
    await ended;
  };
  return {
    url: running.url,
    kill: end,
    restart: async () => {
      running = await start();
    },
    stop: end,
  };
}

export async function varnishService(ports: {
  port: number;
  purgePort: number;
  serverPort: number;
}): Promise<Service & { port: number }> {
  let end = await startVarnish(ports);
  return {
    port: ports.port,
    kill: () => end('SIGKILL'),
    restart: async () => {
      end = await startVarnish(ports);
    },
    stop: () => end(),
  };
}
