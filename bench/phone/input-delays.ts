import type { Page } from '@playwright/test';

/** Records how long inputs take until the next paint; call it before the page is opened. */
export const recordInputs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { slowestInput: 0 });
    const record = ({ name, duration }: PerformanceEntry) => {
      if (!/^(?:pointer(?:down|up)|click|key(?:down|up)|input)$/.test(name)) return;
      Object.assign(window, { slowestInput: Math.max(Reflect.get(window, 'slowestInput'), duration) });
    };
    // Chromium rounds durations to 8 ms and reports those of 16 ms and more
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options);
  });

/** Milliseconds from an input to the next paint (Event Timing): the slowest since the page was opened, or since the last call. */
export const takeSlowestInput = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const slowest: number = Reflect.get(window, 'slowestInput');
    Object.assign(window, { slowestInput: 0 });
    return slowest;
  });
