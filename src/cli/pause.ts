import { setImmediate } from 'node:timers/promises';

/** Milliseconds of synchronous work between two yields. */
const slice = 10;

export type Pause = () => Promise<void>;

/** Creates a function that yields to the event loop once a slice is used up, so that a long command does not block requests. */
export function createPause(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await setImmediate();
    since = performance.now();
  };
}
