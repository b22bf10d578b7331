/** In ms. */
export const delayAfterLoad = 1000;

/**
 * Runs a task a second after the page has loaded, so that its scripts do not compete with those of the page.
 *
 * @returns a function that cancels it
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
