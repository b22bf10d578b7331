import { watch } from 'node:fs';

/** Wakes at every interval, and at once when the system tells of a change: not all of them do, of none on a network share. */
export function createWaker(folder: string, interval: number, signal: AbortSignal) {
  let wake = () => {};
  const watcher = (() => {
    try {
      return watch(folder, () => wake()).on('error', () => {});
    } catch {
      return undefined;
    }
  })();
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    next: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, signal.aborted ? 0 : interval);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    stop: () => watcher?.close(),
  };
}
