/** Milliseconds between an input and its effects. */
const inputDelay = 20;

/** Calls `onEntry` after controls of a form were changed or left. */
export function listenToEntry(root: HTMLFormElement, onEntry: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const delay = () => {
    clearTimeout(timer);
    timer = setTimeout(onEntry, inputDelay);
  };
  root.addEventListener('input', delay, { signal });
  root.addEventListener('focusout', delay, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
