/** When the splash itself takes the focus, in milliseconds after it is shown; until then its dialog has it. */
export const FOCUS_DELAY = 1500;

/** Gives the splash the focus after a while, unless the reader has moved on by keyboard. Returns its end. */
export function focusSplash(dialog: HTMLElement, splash: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === dialog) splash?.focus({ preventScroll: true });
  }, FOCUS_DELAY);
  return () => clearTimeout(timer);
}
