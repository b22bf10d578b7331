const rows = 4;
const width = 1 << 16;
/** Counts are halved after this many requests, so that pages that are no longer read lose theirs. */
const period = width;

/**
 * Estimates how often keys were requested, in constant memory (a count-min sketch with aging). Within a period, estimates are never
 * too low.
 */
export const createFrequencySketch = () => {
  const counts = new Uint8Array(rows * width);
  let added = 0;

  const cells = (key: string): number[] => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
    const step = (hash >>> 15) | 1;
    return Array.from({ length: rows }, (_, row) => row * width + ((hash + row * step) & (width - 1)));
  };

  return {
    add: (key: string): void => {
      for (const cell of cells(key)) counts[cell] = Math.min(255, (counts[cell] ?? 0) + 1);
      if (++added < period) return;
      added = 0;
      for (let cell = 0; cell < counts.length; cell++) counts[cell] = (counts[cell] ?? 0) >> 1;
    },
    estimate: (key: string): number => Math.min(...cells(key).map((cell) => counts[cell] ?? 0)),
  };
};
