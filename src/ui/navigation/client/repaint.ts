/** In ms; pages in the background are never painted. */
export const repaintTimeout = 100;

/** Resolves after the next paint, or after 100 ms. */
export const afterRepaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, repaintTimeout);
    // a frame is painted after its callbacks
    requestAnimationFrame(() => setTimeout(resolve));
  });
