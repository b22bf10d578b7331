/** What the pages may cost. Ratios compare with the same bytes served from memory in the same run, so that they hold on any machine. */
export const budgets = {
  jsGzip: 100_000,
  cssGzip: 15_000,
  scheduleHtmlGzip: 14_000,
  schedulePayloadShare: 0.4,
  scheduleRatio: 0.006,
  residentBytes: 500_000_000,
  slowBlockRatio: 2,
  importSeconds: 2,
  /** Milliseconds of one search inside the embedded database. */
  search: 15,
  /** p95 of the schedule with ten readers searching, against without. */
  searchersRatio: 2,
  /** Milliseconds that nothing may hold the event loop for longer. */
  eventLoopDelay: 50,
  /** Under slow 4G and a processor four times slower. Milliseconds; the shift is a score. */
  largestPaint: 2500,
  layoutShift: 0.02,
  blocking: 200,
  homeJsGzip: 110_000,
} as const;

export type Verdict = { what: string; measured: string; wanted: string; holds: boolean };

/** Compares a figure with the most it may be. */
export function atMost(what: string, figure: number, limit: number, print: (value: number) => string): Verdict {
  return { what, measured: print(figure), wanted: `<= ${print(limit)}`, holds: figure <= limit };
}

export function atLeast(what: string, figure: number, limit: number, print: (value: number) => string): Verdict {
  return { what, measured: print(figure), wanted: `>= ${print(limit)}`, holds: figure >= limit };
}
