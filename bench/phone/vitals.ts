import type { Browser, CDPSession, Page } from '@playwright/test';

import { cumulativeShift, recordShifts } from './layout-shifts.ts';
import { createPhone, launchBrowser } from './slow-phone.ts';

/** Web vitals of a page on a slow phone; times in milliseconds, transferred bytes. */
export type Vitals = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  jsBytes: number;
  /** Elements that were on the page. */
  splash: boolean;
  alert: boolean;
  rotators: number;
};

/** Milliseconds to observe: deferred parts (footer, alert, splash, rotators) load within this time. */
const observedTime = 8000;

type Observations = {
  firstPaint: number;
  largestPaint: number;
  tasks: { at: number; for: number }[];
};

/** Opens each page several times in a fresh browser profile, with slow 4G and 4x CPU throttling. Returns the median of each figure. */
export async function measureVitals(addresses: readonly string[], runs: number): Promise<Vitals[]> {
  const browser = await launchBrowser();
  try {
    const vitals: Vitals[] = [];
    for (const address of addresses) {
      const opened: Vitals[] = [];
      for (let run = 0; run < runs; run++) opened.push(await open(browser, address));
      vitals.push(medianOf(opened));
    }
    return vitals;
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, address: string): Promise<Vitals> {
  const { page, session, close } = await createPhone(browser);
  try {
    const jsBytes = countScripts(session);
    await recordShifts(page);
    await page.addInitScript(observePage);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(observedTime);
    const layoutShift = await cumulativeShift(page);
    return { ...summarize(await page.evaluate(seen)), layoutShift, jsBytes: jsBytes(), ...(await contents(page)) };
  } finally {
    await close();
  }
}

/** Counts the transferred bytes of scripts. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Runs in the page before its scripts. */
function observePage() {
  const seen: Observations = { firstPaint: 0, largestPaint: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, for: duration }));
}

const seen = () => (window as unknown as { seen: Observations }).seen;

function summarize({ firstPaint, largestPaint, tasks }: Observations) {
  return {
    firstPaint,
    largestPaint,
    // total blocking time: https://web.dev/articles/tbt
    blocking: tasks.filter(({ at }) => at >= firstPaint).reduce((sum, task) => sum + Math.max(0, task.for - 50), 0),
  };
}

const contents = (page: Page) =>
  page.evaluate(() => ({
    splash: document.querySelector('dialog[open]') !== null,
    alert: document.querySelector('[data-alert]') !== null,
    rotators: document.querySelectorAll('[data-rotator]').length,
  }));

function medianOf(opened: readonly Vitals[]): Vitals {
  const [first] = opened;
  if (!first) throw new Error('There are no runs');
  const median = (figure: (vitals: Vitals) => number) =>
    opened.map(figure).sort((a, b) => a - b)[Math.floor(opened.length / 2)] ?? 0;
  return {
    ...first,
    firstPaint: median((vitals) => vitals.firstPaint),
    largestPaint: median((vitals) => vitals.largestPaint),
    layoutShift: median((vitals) => vitals.layoutShift),
    blocking: median((vitals) => vitals.blocking),
    jsBytes: median((vitals) => vitals.jsBytes),
  };
}
