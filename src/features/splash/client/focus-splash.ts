/** Delay in milliseconds before the splash takes focus. */
export const focusDelay = 1500;

/** Moves the focus to the splash after a delay, unless the reader has moved it by keyboard. Returns a cleanup function. */
export function focusSplash(splash: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) splash?.focus({ preventScroll: true });
  }, focusDelay);
  return () => clearTimeout(timer);
}
