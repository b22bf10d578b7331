/** Milliseconds between an input and its effects. */
const inputDelay = 20;

/**
 * Calls `onEntry` after controls of a form were changed or left. While a pointer is pressed it waits: an error that appears
 * in between would move the button away from under it, and the press would do nothing.
 */
export function listenToEntry(root: HTMLFormElement, onEntry: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let isDue = false;
  const delay = () => {
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isPressed) return;
      isDue = false;
      onEntry();
    }, inputDelay);
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    if (isDue) delay();
  };
  root.addEventListener('input', delay, { signal });
  root.addEventListener('focusout', delay, { signal });
  root.addEventListener('pointerdown', press, { signal });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
