import { constants } from 'node:os';

import { withTimeout } from '../web/with-timeout.ts';
import type { CommandIo } from './command.ts';

/** Milliseconds for `release`. */
const releaseLimit = 8000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A signal that aborts, with the name of the signal as its reason, when the process receives SIGINT, SIGTERM or SIGHUP. A second one
 * ends the process.
 */
export function abortOnSignals(): { signal: AbortSignal; dispose: () => void } {
  const stopping = new AbortController();
  const dispose = () => {
    for (const name of signals) process.off(name, stop);
  };
  const stop = (name: NodeJS.Signals) => {
    dispose();
    stopping.abort(name);
  };
  for (const name of signals) process.on(name, stop);
  return { signal: stopping.signal, dispose };
}

/**
 * Ends the process when `signal` aborts, without waiting for the command: the database rolls back its transaction, and the processes
 * that read files end with this one. `release` stops what other processes would have to stop.
 */
export function endOnAbort(signal: AbortSignal, io: Pick<CommandIo, 'err'>, release: () => Promise<void>): void {
  signal.addEventListener('abort', async () => {
    io.err('The command was stopped. Reported results are saved; run the command again for the rest.');
    await withTimeout(
      release().catch(() => {}),
      releaseLimit,
    );
    process.exit(128 + constants.signals[signal.reason as NodeJS.Signals]);
  });
}
