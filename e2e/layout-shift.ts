import type { Page } from '@playwright/test';

/** The page's cumulative layout shift, without shifts after input. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        };
        new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        // buffered entries are delivered in a task of their own
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 50));
      }),
  );
