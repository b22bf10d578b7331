const units = ['bytes', 'kB', 'MB', 'GB'];

/** A size in bytes for readers: "820 kB", "3.4 MB". */
export function printSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const size = bytes / 1000 ** step;
  return `${size < 10 && step > 1 ? size.toFixed(1) : Math.round(size)} ${units[step]}`;
}

/** The type of a file for readers, from its name: "PDF". */
export const printType = (name: string): string => (/\.([^.]+)$/.exec(name)?.[1] ?? 'file').toUpperCase();
