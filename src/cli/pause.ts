import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other work of the process gets its turn. */
const slice = 10;

export type Pause = () => Promise<void>;

/** For long commands inside the server: lets requests be answered whenever a slice of time is used up. */
export function createPause(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await setImmediate();
    since = performance.now();
  };
}
