import type { Page } from '@playwright/test';

import { expect, holdScripts, test } from './test.ts';

/** Loads at each speed: `SCOREBOARD_LOADS=50` measures more. */
const loads = Number(process.env['SCOREBOARD_LOADS'] ?? 2);

/** Latency in milliseconds, and kilobits per second. */
const speeds = { fiber: [0, 100_000], '4G': [60, 9000], 'slow 4G': [400, 1500] } as const;

/** The first game in view: whether it is over, how many games precede it, and how many of those the Tab key reaches first. */
const startOf = (page: Page) =>
  page.getByRole('group', { name: 'Scores' }).evaluate((row) => {
    const games = [...row.querySelectorAll<HTMLElement>('li li')];
    const left = row.scrollLeft + Number.parseFloat(getComputedStyle(row.firstElementChild as HTMLElement).paddingLeft);
    const [first] = games
      .filter(({ offsetLeft }) => offsetLeft >= left - 1)
      .toSorted((a, b) => a.offsetLeft - b.offsetLeft);
    return {
      isOver: !first || /\bFinal\b/.test(first.textContent),
      hasEarlier: games.some(({ offsetLeft }) => offsetLeft < left - 1),
      reachedFirst: first ? games.indexOf(first) : -1,
    };
  });

for (const [name, [latency, kilobits]] of Object.entries(speeds))
  test(`home starts at the live or next game, which the Tab key reaches first, on ${name}`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(30_000 + loads * 15_000);
    for (let load = 0; load < loads; load++) {
      const context = await browser.newContext({ viewport: { width: load % 2 ? 1280 : 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const throughput = (kilobits * 1024) / 8;
      const conditions = { latency, downloadThroughput: throughput, uploadThroughput: throughput };
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
      // the application would scroll the strip, too
      await holdScripts(page, /\/assets\/.*\.js/);
      await page.goto(site.addressOf('lakeshore', '/'), { waitUntil: 'commit' });
      await page.waitForFunction(
        () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await startOf(page), `load ${load + 1}`).toEqual({ isOver: false, hasEarlier: true, reachedFirst: 0 });
      await context.close();
    }
  });
