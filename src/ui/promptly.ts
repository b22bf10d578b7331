/** Milliseconds that a document waits for what is around its main content. */
export const PROMPT = 100;

export const NOT_YET = Symbol('not yet');

/** What is there at once, or within a time in milliseconds: 100 unless told. */
export const promptly = async <T>(value: Promise<T>, time = PROMPT): Promise<T | typeof NOT_YET> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof NOT_YET>((resolve) => {
    timer = setTimeout(resolve, time, NOT_YET);
  });
  try {
    return await Promise.race([value, patience]);
  } finally {
    clearTimeout(timer);
  }
};
