import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../db/client.ts';
import type { Log } from '../runtime/log.ts';
import { withTimeout } from '../web/with-timeout.ts';

/** Starts a job; resolves with a function that stops it. */
type Start = () => Promise<() => Promise<unknown>>;

/** Milliseconds before a failed job is started again. */
const retryDelay = 1000;
/** Milliseconds that a process waits for the lock at startup, so that in a single process the job runs by the time it is ready. */
const firstTurn = 500;

/**
 * Runs a job in one process of the installation, the one that holds the lock with its name. When that process exits or loses its
 * connection, another one takes over. Returns a function that stops the job.
 */
export async function runInOneProcess(
  { lock }: Pick<Database, 'lock'>,
  name: string,
  start: Start,
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const started = Promise.withResolvers<void>();

  const takeTurn = async () => {
    const { lost, release } = await lock(name, stopping.signal);
    try {
      const stop = await start();
      started.resolve();
      await aborted(AbortSignal.any([lost, stopping.signal]));
      await stop();
    } finally {
      await release();
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await takeTurn();
      } catch (err) {
        if (!stopping.signal.aborted) log.warn({ err, job: name }, 'A job could not be run');
      }
      await wait(retryDelay, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  await withTimeout(started.promise, firstTurn);
  return async () => {
    stopping.abort();
    await running;
  };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
