/** A value that this or an earlier document stored in the tab. */
export const getTabValue = <Value>(name: string): Value | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '') as Value;
  } catch {
    return undefined;
  }
};

/** Stores a value until the tab is closed. Without storage it is lost. */
export const setTabValue = (name: string, value: unknown): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // storage is blocked or full
  }
};
