/** Selector of play lists. */
const listSelector = '[data-list]';

/**
 * Whether new rows would move what the reader sees: the reader has scrolled into a list within the element, so that its first row is
 * above the viewport or under the header, or past the element.
 */
export function isReadingList(root: Element): boolean {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const lists = [...root.querySelectorAll(listSelector)]
    .map((list) => list.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  if (lists.some(({ top, bottom }) => top < header && bottom > header)) return true;
  return lists.length > 0 && scrollY > 0 && root.getBoundingClientRect().bottom < innerHeight;
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
