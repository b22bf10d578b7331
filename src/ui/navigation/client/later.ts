/** What no reader waits for begins so many ms after the page has loaded. */
export const delayAfterLoad = 1000;

/**
 * Begins what is of no use to a page that loads, and whose scripts therefore come after it.
 *
 * @returns calls it off
 */
export const afterLoad = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(run, delayAfterLoad);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
};
