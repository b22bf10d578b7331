import { networkOf } from './network.ts';

/** Maximum networks tracked per limit, about 2 MB; the least recently seen are evicted first. */
export const maxNetworks = 20_000;

type Options = {
  perMinute: number;
  /** Burst size; one minute's worth by default. */
  burst?: number;
};

/**
 * A token bucket per network and college. Buckets are per process: several processes behind one address each have their
 * own. `clock` returns milliseconds.
 */
export function createRateLimit(
  { perMinute, burst = perMinute }: Options,
  clock: () => number = () => performance.now(),
) {
  const refill = 60_000 / perMinute;
  /** When each bucket will be full again, the most recently seen network last. */
  const fullAt = new Map<string, number>();
  return {
    /** Takes one token. Returns 0, or the seconds to wait if the bucket is empty. */
    take: (tenantId: number, address: string): number => {
      const key = `${tenantId} ${networkOf(address)}`;
      const now = clock();
      const known = Math.max(fullAt.get(key) ?? now, now);
      const missing = known + refill - (now + burst * refill);
      fullAt.delete(key);
      fullAt.set(key, missing > 0 ? known : known + refill);
      for (const oldest of fullAt.keys()) {
        if (fullAt.size <= maxNetworks) break;
        fullAt.delete(oldest);
      }
      return missing > 0 ? Math.ceil(missing / 1000) : 0;
    },
  };
}
