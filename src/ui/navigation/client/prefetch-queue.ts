export const prefetchLimit = 4;

/**
 * Prefetches pages, at most four at a time. Only the newest request stays queued: readers open one page,
 * most likely the last one they pointed at.
 *
 * @param prefetch starts a request, unless the page is cached
 */
export const createPrefetchQueue = (prefetch: (to: string) => void) => {
  let running = 0;
  let isPrefetching = false;
  let waiting: string | undefined;

  const add = (to: string) => {
    if (running >= prefetchLimit) {
      waiting = to;
      return;
    }
    isPrefetching = true;
    prefetch(to);
    isPrefetching = false;
  };

  const finish = () => {
    running -= 1;
    if (waiting === undefined) return;
    const to = waiting;
    waiting = undefined;
    add(to);
  };

  return {
    add,
    /** Wraps every request for a page; those started by `prefetch` count. */
    count: async <T>(request: () => Promise<T>): Promise<T> => {
      if (!isPrefetching) return request();
      running += 1;
      try {
        return await request();
      } finally {
        finish();
      }
    },
  };
};
