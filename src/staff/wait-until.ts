import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a time of `performance.now()`, so that the duration of a response reveals nothing of its reason. */
export async function waitUntil(time: number): Promise<void> {
  const rest = time - performance.now();
  if (rest > 0) await wait(rest);
}
