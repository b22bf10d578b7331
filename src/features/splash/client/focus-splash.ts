/** When the splash takes the focus, in milliseconds after it is shown. */
export const focusDelay = 1500;

/**
 * Moves the focus to the splash after a while, unless the reader has moved it by keyboard. A modal dialog takes it when
 * it opens and gives it up here. Returns a function that calls it off.
 */
export function focusSplash(dialog: HTMLElement, splash: HTMLElement | null): () => void {
  dialog.blur();
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) splash?.focus({ preventScroll: true });
  }, focusDelay);
  return () => clearTimeout(timer);
}
