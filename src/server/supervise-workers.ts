import cluster, { type Worker } from 'node:cluster';

import { serveMetrics } from '../runtime/cluster-metrics.ts';
import { returnConnections } from './return-connections.ts';
import { forwardPages } from './worker-pages.ts';

type Options = {
  count: number;
  /** Prints a sentence about a worker. */
  report: (text: string) => void;
  /** Called when all workers have ended, before this process exits. */
  onStopped?: () => Promise<unknown>;
};

/** Milliseconds before a worker is replaced if it exited this soon after its start. */
const restartDelay = 1000;

/**
 * Runs the server in several processes that share a port. A worker that exits is replaced. SIGHUP replaces all workers, one after the
 * other, each once its successor listens. SIGTERM and SIGINT let them finish their requests; a second signal kills them. If a worker
 * cannot start initially, the process exits with code 1.
 */
export function superviseWorkers({ count, report, onStopped = async () => {} }: Options): void {
  const replaced = new Set<Worker>();
  const listening = new Set<Worker>();
  let hasListened = false;
  let isStopping = false;
  let restarting: Promise<void> | undefined;

  let isExiting = false;
  const exit = async (code: number) => {
    if (isExiting) return;
    isExiting = true;
    isStopping = true;
    await onStopped().catch((error: unknown) => report(String(error)));
    process.exit(code);
  };
  const workers = () =>
    Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      .filter((worker) => !worker.isDead());
  const start = (): Worker => {
    const worker = cluster.fork();
    const startedAt = performance.now();
    returnConnections(worker, () => listening.size > 0);
    worker.once('listening', () => {
      hasListened = true;
      listening.add(worker);
    });
    worker.once('exit', (code, signal) => {
      listening.delete(worker);
      if (isStopping) {
        if (workers().length === 0) void exit(0);
      } else if (!hasListened) void exit(1);
      else if (!replaced.delete(worker)) {
        report(`Worker ${worker.process.pid} ended with ${signal ?? code}; another one starts`);
        setTimeout(() => !isStopping && start(), Math.max(0, restartDelay - (performance.now() - startedAt)));
      }
    });
    return worker;
  };

  /** Resolves to whether a worker listens before it exits. */
  const listens = (worker: Worker): Promise<boolean> =>
    new Promise((resolve) => {
      worker.once('listening', () => resolve(true)).once('exit', () => resolve(false));
    });

  const restart = async (): Promise<void> => {
    for (const worker of workers()) {
      // another worker has taken the place of one that ended meanwhile
      if (worker.isDead()) continue;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      const successor = start();
      replaced.add(successor).add(worker);
      if (!(await listens(successor))) {
        const hasEnded = !replaced.delete(worker);
        if (hasEnded) start();
        return report('A new worker cannot start; the others go on');
      }
      replaced.delete(successor);
      worker.process.kill('SIGTERM');
      await ended;
    }
    report('All workers were replaced');
  };

  const stop = () => {
    const signal = isStopping ? 'SIGKILL' : 'SIGTERM';
    isStopping = true;
    for (const worker of workers()) worker.process.kill(signal);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  process.on('SIGHUP', () => {
    restarting = (restarting ?? Promise.resolve()).then(() => (isStopping ? undefined : restart()));
  });
  serveMetrics();
  forwardPages();
  for (let index = 0; index < count; index++) start();
}
