/** In milliseconds after a page is shown. */
export const rotatorCheckDelay = 2000;

const overflows = (rotator: Element): boolean => {
  const row = rotator.querySelector('[data-slides]')?.parentElement;
  return row != null && row.scrollWidth > row.clientWidth;
};

/** Reports after a delay whether the page has a rotator that moves. Returns a function that cancels it. */
export const findRotators = (onFound: (hasRotator: boolean) => void): (() => void) => {
  const find = () => onFound([...document.querySelectorAll('[data-rotator]')].some(overflows));
  const timer = setTimeout(find, rotatorCheckDelay);
  return () => clearTimeout(timer);
};
