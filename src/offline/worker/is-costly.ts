type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing should be loaded in advance: the reader saves data, or the connection is slow. */
export const isCostly = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};
