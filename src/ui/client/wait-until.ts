/** The longest that a browser's timer can wait, in milliseconds; it fires at once when asked for more. */
export const longestWait = 2_147_483_647;

/** Runs something at a moment, in milliseconds since the epoch, however far away that is. Returns its end. */
export function waitUntil(moment: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - Date.now();
    timer = left > longestWait ? setTimeout(wait, longestWait) : setTimeout(run, left);
  };
  wait();
  return () => clearTimeout(timer);
}
