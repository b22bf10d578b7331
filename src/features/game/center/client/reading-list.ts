/** Lists of plays are marked with this. */
const listSelector = '[data-list]';

/** Whether the reader has scrolled into one of the lists of an element: its first row is above the viewport, or under the header. */
export function isReadingList(root: Element): boolean {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return [...root.querySelectorAll(listSelector)].some((list) => {
    const { top, bottom, height } = list.getBoundingClientRect();
    return height > 0 && top < header && bottom > header;
  });
}

/** Calls `run` once, as soon as the reader has scrolled out of the lists or chosen another view. Returns how to stop waiting. */
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
  // the view that was chosen is shown after the click
  const later = () => requestAnimationFrame(check);
  addEventListener('scroll', check, { passive: true });
  addEventListener('click', later);
  return stop;
}
