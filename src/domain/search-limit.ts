import { createFairQueue } from './fair-queue.ts';
import { createRateLimit } from './rate-limit.ts';

/** Searches that one network may make of a college. A person types a few a minute; a campus shares an address. */
export const searchesPerMinute = 60;
const burst = 10;
/** Milliseconds; a search that waited for a busy database needs no rest. */
const longestRest = 100;

export type SearchLimit = ReturnType<typeof createSearchLimit>;

/** One for the search page and the API of a process together. */
export function createSearchLimit() {
  const { take } = createRateLimit({ perMinute: searchesPerMinute, burst });
  // searches share the thread with all other pages: one at a time, and then as long a rest as it took
  const enqueue = createFairQueue({ atOnce: 1, waitingPerClient: burst, waitingTotal: 100 });
  let searches = 0;
  return {
    /** Runs a search when its turn comes; returns the seconds to wait where there are too many of this address or in all. */
    run: async <Result>(
      { tenantId, address, signal }: { tenantId: number; address: string; signal?: AbortSignal },
      search: () => Promise<Result>,
    ): Promise<{ result: Result } | { retryAfter: number }> => {
      const seconds = take(tenantId, address);
      if (seconds > 0) return { retryAfter: seconds };
      searches += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const turn = enqueue({
        key: String(searches),
        client: address,
        signal,
        run: async () => {
          const started = performance.now();
          await search().then(resolve, reject);
          await wait(Math.min(performance.now() - started, longestRest));
        },
      });
      if (typeof turn === 'string') return { retryAfter: 1 };
      turn.catch(reject);
      return { result: await promise };
    },
  };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export const tooManySearches = (seconds: number): string =>
  `At most ${searchesPerMinute} searches a minute are answered for one address; try again in ${seconds} s.`;
