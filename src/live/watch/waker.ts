import { watch } from 'node:fs';

/** Wakes at every interval, and on file system events, which not every system or network share delivers. */
export function createWaker(folder: string, interval: number, signal: AbortSignal) {
  let isWoken = false;
  let wake = () => {};
  // also remembers a change that arrives between waits
  const onChange = () => {
    isWoken = true;
    wake();
  };
  const watcher = (() => {
    try {
      return watch(folder, onChange).on('error', () => {});
    } catch {
      return undefined;
    }
  })();
  signal.addEventListener('abort', onChange, { once: true });
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
