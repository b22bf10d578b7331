import { timedOut, withTimeout } from '../web/with-timeout.ts';

export type Deadline = ReturnType<typeof createDeadline>;

/** Limits how long a request waits, for all that it waits for together. */
export function createDeadline(time: number) {
  const passesAt = performance.now() + time;
  const passed = new AbortController();
  return {
    /** Aborted once a wait ended at the deadline. */
    signal: passed.signal,
    /** Resolves to `timedOut` if the deadline passes first. */
    wait: async <T>(value: Promise<T>): Promise<T | typeof timedOut> => {
      try {
        const result = await withTimeout(value, Math.max(0, passesAt - performance.now()));
        if (result === timedOut) passed.abort();
        return result;
      } catch (error) {
        // work that starts after the deadline is cancelled at once
        if (passed.signal.aborted) return timedOut;
        throw error;
      }
    },
  };
}
