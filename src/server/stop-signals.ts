import cluster from 'node:cluster';
import type { EventEmitter } from 'node:events';

type Options = {
  /** Called once for each signal. */
  stop: (signal: NodeJS.Signals) => unknown;
  isWorker?: boolean;
  from?: Pick<EventEmitter, 'on'>;
};

/**
 * Stops the process on SIGTERM, SIGINT and SIGHUP. A terminal sends the last two to all its processes: workers leave them to
 * their supervisor, which ends them with SIGTERM.
 */
export const onStopSignals = ({ stop, isWorker = cluster.isWorker, from = process }: Options): void => {
  from.on('SIGTERM', stop);
  for (const signal of ['SIGINT', 'SIGHUP']) from.on(signal, isWorker ? () => {} : stop);
};
