/** Selector of play lists. */
const listSelector = '[data-list]';

/** Whether the reader has scrolled into a list of an element, so that its first row is above the viewport or under the header. */
export function isReadingList(root: Element): boolean {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return [...root.querySelectorAll(listSelector)].some((list) => {
    const { top, bottom, height } = list.getBoundingClientRect();
    return height > 0 && top < header && bottom > header;
  });
}

/** Calls `run` once the reader leaves the lists or selects another view. Returns a cleanup function. */
export function onLeavingList(root: Element, run: () => void): () => void {
  const check = () => {
    if (isReadingList(root)) return;
    stop();
    run();
  };
  const stop = () => {
    removeEventListener('scroll', check);
    removeEventListener('click', later);
  };
  // the selected view is shown after the click event
  const later = () => requestAnimationFrame(check);
  addEventListener('scroll', check, { passive: true });
  addEventListener('click', later);
  return stop;
}
