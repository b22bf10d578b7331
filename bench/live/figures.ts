import { percentile } from '../percentile.ts';
import type { ReadersReport } from './readers.ts';

export type Delivery = {
  /** Versions that any reader received. */
  updates: number;
  deliveries: number;
  lost: number;
  outOfOrder: number;
  restarts: number;
  broken: number;
  /** Milliseconds from writing the file until the last reader, and each reader, received it. */
  last: { p50: number; p99: number };
  each: { p50: number; p99: number };
};

/** Combines the reports of the reader processes. `written` is the time at which each snapshot was written, by its mark. */
export function combineReports(reports: readonly ReadersReport[], written: ReadonlyMap<number, number>): Delivery {
  const versions = new Map<string, { mark: number | undefined; times: number[] }>();
  for (const { arrivals } of reports)
    for (const [version, { mark, times }] of Object.entries(arrivals)) {
      const known = versions.get(version) ?? { mark, times: [] };
      known.times.push(...times);
      versions.set(version, known);
    }
  const readers = sum(reports.map(({ connected }) => connected));
  const newest = Math.max(0, ...[...versions.keys()].map(Number));
  const timed = [...versions.values()].flatMap(({ mark, times }) => {
    const since = mark === undefined ? undefined : written.get(mark);
    return since === undefined ? [] : [times.map((time) => time - since)];
  });
  return {
    updates: versions.size,
    deliveries: sum([...versions.values()].map(({ times }) => times.length)),
    lost: readers - sum(reports.map(({ endedOn }) => endedOn[newest] ?? 0)),
    outOfOrder: sum(reports.map(({ gaps }) => gaps)),
    restarts: sum(reports.map(({ restarts }) => restarts)),
    broken: sum(reports.map(({ broken }) => broken)),
    last: percentiles(timed.map((times) => Math.max(...times))),
    each: percentiles(timed.flat()),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const percentiles = (values: number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) });
