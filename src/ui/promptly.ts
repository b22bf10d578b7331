/** Milliseconds that a document waits for what is around its main content. */
export const prompt = 100;

export const notYet = Symbol('not yet');

/** What is there at once, or within a time in milliseconds: 100 unless told. */
export const promptly = async <T>(value: Promise<T>, time = prompt): Promise<T | typeof notYet> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof notYet>((resolve) => {
    timer = setTimeout(resolve, time, notYet);
  });
  try {
    return await Promise.race([value, patience]);
  } finally {
    clearTimeout(timer);
  }
};
