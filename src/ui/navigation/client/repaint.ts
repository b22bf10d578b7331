/** The longest that anything waits for the browser to paint: a page in the background never does. */
export const repaintWait = 100;

/** Resolves after the next paint, or after 100 ms. */
export const afterRepaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, repaintWait);
    // a frame is painted after its callbacks
    requestAnimationFrame(() => setTimeout(resolve));
  });
