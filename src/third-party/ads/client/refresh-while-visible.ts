/** In milliseconds. */
export const adRefreshInterval = 30_000;

/** Fraction of a slot that must be visible. */
const visibleRatio = 0.5;

/**
 * Calls `refresh` every 30 s while an element is visible in the active tab.
 *
 * @returns a function that stops
 */
export const refreshWhileVisible = (element: Element, refresh: () => void): (() => void) => {
  let isInView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    if (isInView && document.visibilityState === 'visible') timer = setInterval(refresh, adRefreshInterval);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: visibleRatio },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
};
