/** What was remembered under a name, by this document or one before it in the same tab; undefined where there is nothing. */
export const recall = <Value>(name: string): Value | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '') as Value;
  } catch {
    return undefined;
  }
};

/** Remembers something for as long as the tab lives, also when a page is a document of its own. Where nothing can be kept it is lost. */
export const remember = (name: string, value: unknown): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // the reader lets no site keep anything, or the tab is full
  }
};
