/** Snapshots that a token may send at once, and the number replenished per second. */
export const burst = 20;
export const perSecond = 2;

/** Limits the snapshots of a token with a token bucket of size `burst`, per process. `clock` returns milliseconds. */
export function createSnapshotLimit(clock: () => number = () => performance.now()) {
  const refill = 1000 / perSecond;
  /** When each token's bucket will be full again; bounded by the number of tokens in the database. */
  const fullAt = new Map<string, number>();
  return {
    /** Takes one snapshot from a token's bucket. Returns 0, or the seconds to wait if the bucket is empty. */
    take: (token: string): number => {
      const now = clock();
      const next = Math.max(fullAt.get(token) ?? now, now) + refill;
      const missing = next - (now + burst * refill);
      if (missing <= 0) fullAt.set(token, next);
      return missing > 0 ? Math.ceil(missing / 1000) : 0;
    },
  };
}
