/** Pages that may be on their way ahead of a click at the same time. */
export const prefetchLimit = 4;

/**
 * Asks for pages ahead of a click, at most four at a time. Of those that have to wait only the newest is asked for:
 * a reader wants one page, and the last pointed at is the likeliest.
 *
 * @param ask begins a request, unless the page is there already
 */
export const createPrefetchQueue = (ask: (to: string) => void) => {
  let running = 0;
  let isAsking = false;
  let waiting: string | undefined;

  const add = (to: string) => {
    if (running >= prefetchLimit) {
      waiting = to;
      return;
    }
    isAsking = true;
    ask(to);
    isAsking = false;
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
    /** Every request for a page goes through here; those begun by `ask` count. */
    count: async <T>(request: () => Promise<T>): Promise<T> => {
      if (!isAsking) return request();
      running += 1;
      try {
        return await request();
      } finally {
        finish();
      }
    },
  };
};
