type Options = {
  /** Milliseconds between two calls of the work. */
  everyMs: number;
  /** Whether the work is also done at once. */
  atOnce?: boolean;
  /** Receives what the work throws; the next call is not affected. */
  onFailure: (error: unknown) => void;
};

/**
 * Does work at an interval until stopped, never twice at a time: a call that is due while the previous one runs is left out.
 * It does not keep the process alive.
 *
 * @param work aborts early once its signal is aborted
 * @returns stops, and resolves when the work that runs has ended
 */
export function poll(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, atOnce = false, onFailure }: Options,
): () => Promise<void> {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(stopped.signal)
      .then(() => {}, onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  if (atOnce) run();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}
