type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing should be loaded in advance, because of data saver or a slow connection. */
export const isCostly = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};
