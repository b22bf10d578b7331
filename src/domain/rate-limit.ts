import { networkOf } from './network.ts';

/** Networks remembered by one limit, about 2 MB; the least recently seen are forgotten first. */
export const mostNetworks = 20_000;

type Options = {
  perMinute: number;
  /** How many may come at once; a minute's worth unless given. */
  burst?: number;
};

/**
 * A token bucket for each network and college, in this process alone; several processes behind one address each have
 * their own. `clock` gives milliseconds.
 */
export function createRateLimit(
  { perMinute, burst = perMinute }: Options,
  clock: () => number = () => performance.now(),
) {
  const refill = 60_000 / perMinute;
  /** When each bucket will be full again, the most recently seen network last. */
  const fullAt = new Map<string, number>();
  return {
    /** Takes one token: zero, or the seconds to wait where the bucket is empty. */
    take: (tenantId: number, address: string): number => {
      const key = `${tenantId} ${networkOf(address)}`;
      const now = clock();
      const known = Math.max(fullAt.get(key) ?? now, now);
      const missing = known + refill - (now + burst * refill);
      fullAt.delete(key);
      fullAt.set(key, missing > 0 ? known : known + refill);
      for (const oldest of fullAt.keys()) {
        if (fullAt.size <= mostNetworks) break;
        fullAt.delete(oldest);
      }
      return missing > 0 ? Math.ceil(missing / 1000) : 0;
    },
  };
}
