import { formatTable } from './table.ts';

/** Performance budgets besides those of `families.ts`. Ratios compare within one run, which makes them independent of the machine. */
export const budgets = {
  /** p99 in milliseconds from a post to its redirect, at 50 submissions per second. */
  submission: 150,
  /** Processor time of a page from the cache, relative to the same compressed bytes from memory by plain `node:http`. */
  cachedCost: 1.7,
  varnishRatio: 0.9,
  /** Two workers on Postgres, relative to one with the same share of a core each. */
  workersRatio: 1.8,
  /** Memory at the end of a soak, relative to its middle. */
  soakRatio: 1.1,
  /** p99 of a schedule among 10,000 colleges, relative to the only one. */
  collegesRatio: 3,
  firstReaderRatio: 1.2,
  simultaneousRatio: 2,
  residentBytes: 500_000_000,
  slowBlockRatio: 2,
  importSeconds: 2,
  /** Milliseconds of processor time per search inside the embedded database. */
  search: 15,
  /** Milliseconds of processor time in which the statistics of a season are derived from its games. */
  season: 50,
  /** p95 in milliseconds of suggestions that no one has asked for before. */
  suggestions: 60,
  /** Milliseconds until the first byte of any page, also the first after a change. */
  request: 1000,
  /** p95 of the schedule while ten readers search, relative to an idle server. */
  searchersRatio: 2,
  /** Maximum event loop delay in milliseconds. */
  eventLoopDelay: 50,
  /** Milliseconds of a command from start to end while the server runs. */
  command: 500,
  /** p95 of the schedule while 40 connections request large AVIFs, relative to an idle server, and the memory they add in bytes. */
  imagesRatio: 2,
  imagesBytes: 300_000_000,
  /** With slow 4G and 4x CPU throttling; in milliseconds, the layout shift is a score. */
  largestPaint: 2000,
  layoutShift: 0.01,
  blocking: 200,
  /** p95 of the first input in a form, in milliseconds. */
  firstInput: 100,
  /** INP in milliseconds: the slowest input of a visit to a page. https://web.dev/articles/inp */
  slowestInput: 150,
} as const;

export type Verdict = { what: string; measured: string; limit: string; holds: boolean };

/** Compares a figure with its maximum. */
export function atMost(what: string, figure: number, limit: number, print: (value: number) => string): Verdict {
  return { what, measured: print(figure), limit: `<= ${print(limit)}`, holds: figure <= limit };
}

/** Compares a figure with its minimum. */
export function atLeast(what: string, figure: number, limit: number, print: (value: number) => string): Verdict {
  return { what, measured: print(figure), limit: `>= ${print(limit)}`, holds: figure >= limit };
}

/** Prints a table of verdicts and returns the exit code: 1 if any budget is exceeded. */
export function printVerdicts(verdicts: readonly Verdict[]): 0 | 1 {
  const rows = verdicts.map(({ what, measured, limit, holds }) => [what, measured, limit, holds ? 'ok' : 'EXCEEDED']);
  console.log(`\n${formatTable(['Budget', 'measured', 'limit', ''], rows)}`);
  const exceeded = verdicts.filter(({ holds }) => !holds).length;
  console.log(exceeded === 0 ? '\nAll budgets are met.' : `\n${exceeded} budgets are exceeded.`);
  return exceeded === 0 ? 0 : 1;
}
