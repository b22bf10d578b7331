/** The value below which a share of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const parts = 3;

/**
 * The percentile of each third of what was measured, of which the median counts: a machine that stalls in one of them is not the
 * server. The values are in the order of their measurement.
 */
export function steadyPercentile(values: readonly number[], share: number): number {
  const size = Math.ceil(values.length / parts);
  const thirds = Array.from({ length: parts }, (_, part) => values.slice(part * size, (part + 1) * size));
  return percentile(
    thirds.map((third) => percentile(third, share)),
    0.5,
  );
}
