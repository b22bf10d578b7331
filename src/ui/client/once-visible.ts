export const visibleMargin = '150px';

/**
 * Calls `run` once, as soon as the element is within 150 px of the viewport.
 *
 * @returns a function that stops waiting
 */
export const onceVisible = (element: Element, run: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: visibleMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
