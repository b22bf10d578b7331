/** Timers with a longer delay fire immediately. In milliseconds. */
export const maxDelay = 2_147_483_647;

/** Runs a callback at a time in epoch milliseconds, however far away. Returns a function that cancels it. */
export function waitUntil(time: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = time - Date.now();
    timer = left > maxDelay ? setTimeout(wait, maxDelay) : setTimeout(run, left);
  };
  wait();
  return () => clearTimeout(timer);
}
