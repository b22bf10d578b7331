/** Concurrent renders while the event loop is busy: more would only delay each other. */
const maxRunning = 2;
/** Milliseconds between checks of whether the event loop is busy. */
const interval = 20;
/** Milliseconds of delay of a check from which the event loop counts as busy. */
const busyDelay = 10;

/**
 * Starts tasks in the order in which they are requested, a few at a time. A task that waits for data leaves the event loop idle and
 * does not hold up others.
 */
export const createRenderTurns = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const endTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      if (timer) endTurn();
      clearTimeout(timer);
      timer = undefined;
    };
    const watch = () => {
      const due = performance.now() + interval;
      timer = setTimeout(() => (performance.now() - due < busyDelay ? end() : watch()), interval);
    };
    watch();
    try {
      return await task();
    } finally {
      end();
    }
  };
};
