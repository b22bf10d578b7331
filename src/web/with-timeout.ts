/** How long a document waits for the blocks around its main content, in milliseconds. */
export const documentTimeout = 100;

export const timedOut = Symbol('timed out');

/** Resolves to `timedOut` when `value` is not settled in time. */
export const withTimeout = async <T>(value: Promise<T>, time = documentTimeout): Promise<T | typeof timedOut> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(resolve, time, timedOut);
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
