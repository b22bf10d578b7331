import { watch } from 'node:fs';

/** Wakes at every interval, and at once when the system tells of a change: not all of them do, of none on a network share. */
export function createWaker(folder: string, interval: number, signal: AbortSignal) {
  let isWoken = false;
  let wake = () => {};
  // also what comes while nobody waits is told
  const note = () => {
    isWoken = true;
    wake();
  };
  const watcher = (() => {
    try {
      return watch(folder, note).on('error', () => {});
    } catch {
      return undefined;
    }
  })();
  signal.addEventListener('abort', note, { once: true });
  return {
    next: async () => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, interval);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
    stop: () => watcher?.close(),
  };
}
