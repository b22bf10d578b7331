/** How often the clock is looked at, and how late that has to be to tell that the device was asleep; in milliseconds. */
export const lookEvery = 5_000;
export const late = 5_000;

/**
 * Hears of moments at which something may have been missed: the page is looked at again, the network is back, the device
 * wakes up. Surely missed is something only where no connection lives through it.
 *
 * @returns stops listening
 */
export function onWakeUp(wake: (surely: boolean) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', () => document.hidden || wake(false), { signal });
  window.addEventListener('online', () => wake(true), { signal });
  let lookedAt = Date.now();
  const timer = setInterval(() => {
    const isLate = Date.now() - lookedAt > lookEvery + late;
    lookedAt = Date.now();
    // timers of a hidden page are late by themselves
    if (isLate) wake(!document.hidden);
  }, lookEvery);
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}

/**
 * Keeps something going while the page is there: it ends when the page is left or kept for "back", and starts anew when
 * the reader comes back to it.
 *
 * @param start returns how to end it
 * @returns ends it for good
 */
export function whilePageIsThere(start: () => () => void): () => void {
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
