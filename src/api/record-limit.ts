import { networkOf } from '../domain/network.ts';
import { problem, problemResponse } from './problem.ts';

/**
 * Clicks and messages of views that one network may report to a college at once; as many come back in a minute. A
 * reader sends a few in a minute, a stadium behind one address some hundreds.
 */
export const recordsPerMinute = 600;
/** Networks remembered, about 2 MB; who was heard of longest ago is forgotten first. */
export const mostNetworks = 20_000;

const refill = 60_000 / recordsPerMinute;

/**
 * Limits what is written down for one network and college: a bucket of `recordsPerMinute` that fills steadily. Of this
 * process alone; several behind one address each have their own. `clock` gives milliseconds.
 */
export function createRecordLimit(clock: () => number = () => performance.now()) {
  /** When each bucket will be full again; that of the network heard of last stands last. */
  const fullAt = new Map<string, number>();
  return {
    /** Takes one record out of a bucket: zero, or the seconds to wait where it is empty. */
    take: (tenantId: number, address: string): number => {
      const key = `${tenantId} ${networkOf(address)}`;
      const now = clock();
      const known = Math.max(fullAt.get(key) ?? now, now);
      const missing = known + refill - (now + recordsPerMinute * refill);
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

export const tooManyRecords = (seconds: number): Response =>
  problemResponse(
    problem(
      429,
      `At most ${recordsPerMinute} clicks and views a minute are counted from one address; send this again in ${seconds} s.`,
    ),
    { 'retry-after': String(seconds) },
  );
