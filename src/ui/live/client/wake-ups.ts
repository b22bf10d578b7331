/** A timer that runs this much later than its interval shows that the device was asleep. In milliseconds. */
export const checkInterval = 5_000;
export const sleepThreshold = 5_000;

/**
 * Calls `wake` when events may have been missed: the page becomes visible, the network is back, the device resumes. Only
 * the last two break connections, so only they must reconnect.
 *
 * @returns a function that stops listening
 */
export function onWakeUp(wake: (mustReconnect: boolean) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', () => document.hidden || wake(false), { signal });
  window.addEventListener('online', () => wake(true), { signal });
  let checkedAt = Date.now();
  const timer = setInterval(() => {
    const isLate = Date.now() - checkedAt > checkInterval + sleepThreshold;
    checkedAt = Date.now();
    // browsers throttle the timers of hidden pages
    if (isLate) wake(!document.hidden);
  }, checkInterval);
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}

/**
 * Runs something while the page is open: it ends when the page is left or enters the back/forward cache, and restarts when
 * the page is restored.
 *
 * @param start returns a function that ends it
 * @returns a function that ends it for good
 */
export function whilePageIsOpen(start: () => () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let end: (() => void) | undefined = start();
  const leave = () => {
    end?.();
    end = undefined;
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', () => (end ??= start()), { signal });
  return () => {
    stopping.abort();
    leave();
  };
}
