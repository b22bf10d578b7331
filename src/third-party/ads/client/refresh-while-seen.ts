/** Milliseconds that an ad stays in view before the next one. */
export const adRefresh = 30_000;

/** The part of a slot that has to be in view. */
const seenShare = 0.5;

/**
 * Calls `refresh` every 30 s that an element is in view and the tab in front.
 *
 * @returns stops
 */
export const refreshWhileSeen = (element: Element, refresh: () => void): (() => void) => {
  let isInView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    if (isInView && document.visibilityState === 'visible') timer = setInterval(refresh, adRefresh);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: seenShare },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
};
