/** Maximum number of cached responses; the least recently refreshed are evicted first. */
const maxEntries = 5000;

export type LastGood = ReturnType<typeof createLastGood>;

/**
 * Caches the last good response to each call for the shell of a page, by college and path. Remembers which calls are being refreshed
 * and which took longer than `patience` milliseconds the last time.
 */
export function createLastGood(patience: number) {
  const responses = new Map<string, unknown>();
  const renewing = new Set<string>();
  const slow = new Set<string>();
  return {
    patience,
    has: (key: string) => responses.has(key),
    get: (key: string): unknown => responses.get(key),
    isRenewing: (key: string) => renewing.has(key),
    /** Whether the last refresh took longer than `patience`, or failed. */
    isSlow: (key: string) => slow.has(key),
    /** Removes all responses, because some of them were withdrawn. */
    clear: () => responses.clear(),
    /** Calls the API and caches the response. */
    renew: async <T>(key: string, call: () => Promise<T>): Promise<T> => {
      renewing.add(key);
      const started = performance.now();
      slow.add(key);
      try {
        const response = await call();
        if (performance.now() - started <= patience) slow.delete(key);
        responses.delete(key);
        responses.set(key, response);
        for (const oldest of responses.keys()) {
          if (responses.size <= maxEntries) break;
          responses.delete(oldest);
          slow.delete(oldest);
        }
        return response;
      } finally {
        renewing.delete(key);
      }
    },
  };
}
