/** Milliseconds after a page has come until it is looked through for rotators. */
export const rotatorCheckDelay = 2000;

/** Not all of its slides fit side by side. */
const turns = (rotator: Element): boolean => {
  const row = rotator.querySelector('[data-slides]')?.parentElement;
  return row != null && row.scrollWidth > row.clientWidth;
};

/** Tells after a while whether the page has a rotator that moves. Returns how to stop waiting. */
export const findRotators = (onFound: (hasRotator: boolean) => void): (() => void) => {
  const find = () => onFound([...document.querySelectorAll('[data-rotator]')].some(turns));
  const timer = setTimeout(find, rotatorCheckDelay);
  return () => clearTimeout(timer);
};
