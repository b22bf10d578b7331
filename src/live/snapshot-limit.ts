/** Snapshots that a token may send at once; as many as `perSecond` come back in a second. */
export const burst = 20;
export const perSecond = 2;

/** Limits what one token sends: a bucket of `burst` that fills steadily. Of this process alone. `clock` gives milliseconds. */
export function createSnapshotLimit(clock: () => number = () => performance.now()) {
  const refill = 1000 / perSecond;
  /** When each token's bucket will be full again; there are no more of them than tokens in the database. */
  const fullAt = new Map<string, number>();
  return {
    /** Takes one snapshot out of a token's bucket: zero, or the seconds to wait where it is empty. */
    take: (token: string): number => {
      const now = clock();
      const next = Math.max(fullAt.get(token) ?? now, now) + refill;
      const missing = next - (now + burst * refill);
      if (missing <= 0) fullAt.set(token, next);
      return missing > 0 ? Math.ceil(missing / 1000) : 0;
    },
  };
}
