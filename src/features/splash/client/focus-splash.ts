/** Delay in milliseconds before the splash takes focus. */
export const focusDelay = 1500;

/**
 * Moves the focus to the splash after a delay, unless the reader has moved it by keyboard. A modal dialog takes focus when
 * it opens and releases it here. Returns a cleanup function.
 */
export function focusSplash(dialog: HTMLElement, splash: HTMLElement | null): () => void {
  dialog.blur();
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) splash?.focus({ preventScroll: true });
  }, focusDelay);
  return () => clearTimeout(timer);
}
