import { createFairQueue } from './fair-queue.ts';
import { createRateLimit } from './rate-limit.ts';

/** Searches per minute, network and college. A person makes a few; a whole campus may share one address. */
export const searchesPerMinute = 60;
const burst = 10;
/** Suggestion requests per minute; typing one word sends several. */
const suggestionsPerMinute = 240;
const suggestionsBurst = 30;

export type SearchPurpose = 'search' | 'suggestions';
/** Maximum pause in milliseconds; time spent waiting for a busy database does not count. */
const maxRest = 100;

export type SearchLimit = ReturnType<typeof createSearchLimit>;

type Request = { tenantId: number; address: string; purpose?: SearchPurpose; signal?: AbortSignal };

/** Shared by the search page and the API of a process. */
export function createSearchLimit() {
  const limits: Record<SearchPurpose, ReturnType<typeof createRateLimit>> = {
    search: createRateLimit({ perMinute: searchesPerMinute, burst }),
    suggestions: createRateLimit({ perMinute: suggestionsPerMinute, burst: suggestionsBurst }),
  };
  // searches share the event loop with all pages, so they run one at a time, followed by a pause as long as the search
  const enqueue = createFairQueue({ atOnce: 1, waitingPerClient: burst, waitingTotal: 100 });
  let searches = 0;
  return {
    /** Queues a search; returns the seconds to wait if this network or the server has too many. */
    run: async <Result>(
      { tenantId, address, purpose = 'search', signal }: Request,
      search: () => Promise<Result>,
    ): Promise<{ result: Result } | { retryAfter: number }> => {
      const seconds = limits[purpose].take(tenantId, address);
      if (seconds > 0) return { retryAfter: seconds };
      searches += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const turn = enqueue({
        key: String(searches),
        client: address,
        college: tenantId,
        signal,
        run: async () => {
          const started = performance.now();
          await search().then(resolve, reject);
          await wait(Math.min(performance.now() - started, maxRest));
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
