import type { Page } from '@playwright/test';

/** A layout shift without input: when, in milliseconds, and its score. */
export type Shift = { at: number; by: number };

/** Records layout shifts of a page from its start; call it before the page is opened. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, by: entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Cumulative layout shift: the largest session window, shifts less than 1 s apart, at most 5 s in total. https://web.dev/articles/cls */
export async function cumulativeShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  let worst = 0;
  let session = { from: 0, last: 0, sum: 0 };
  for (const { at, by } of shifts) {
    const goesOn = at - session.last < 1000 && at - session.from < 5000;
    session = goesOn ? { ...session, last: at, sum: session.sum + by } : { from: at, last: at, sum: by };
    worst = Math.max(worst, session.sum);
  }
  return worst;
}
