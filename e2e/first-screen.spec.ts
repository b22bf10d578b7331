import type { Page } from '@playwright/test';

import { colleges } from './colleges.ts';
import { type SampledName, samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

const screens = [
  { width: 390, height: 844, rows: 1 },
  { width: 1280, height: 900, rows: 2 },
];

/** Pages that are named after what they list, with what counts as a row. */
const rowsOf: Partial<Record<SampledName, string>> = {
  schedule: 'ol > li[data-at]',
  calendar: '.sidearm-calendar-schedule-event',
  sportCalendar: '.sidearm-calendar-schedule-event',
  results: 'tbody tr',
  boxscore: '[data-panel]:not([data-panel="game"]) :is(tbody tr, li, dl > div), #game dl > div',
  concurrentGames: 'article',
  cumeStats: 'tbody tr',
  records: 'tbody tr',
  standings: 'tbody tr',
  opponentHistoryList: 'tbody tr',
  opponentHistory: '.sidearm-opponent-history__item',
  roster: '[aria-label="Players"] :is(li, tbody tr)',
  coaches: 'tbody tr',
  coachingRecordsByYear: 'tbody tr',
  coachingRecordsOverall: 'tbody tr',
  historicalRoster: 'tbody tr',
  sportHistoricalRoster: 'tbody tr',
  staffDirectory: 'tbody tr',
  staffDepartment: 'tbody tr',
  sportStaff: 'tbody tr',
  archives: 'dl > div',
  sportArchives: 'tbody tr',
  news: 'article',
  sportNews: 'article',
  tags: 'li',
  tag: 'article',
  galleries: 'article',
  videos: 'article',
  playlist: 'li',
  podcasts: 'ul > li',
  documents: 'ul > li',
  publications: 'ul > li',
  partners: 'ul > li',
  socialAccounts: 'ul > li',
  facilities: 'ul > li',
  sections: 'ul > li',
  forms: 'ul > li',
  tickets: 'section[aria-labelledby="next"], section > ul > li',
  honorsHome: 'section li',
  honors: 'section li',
  awards: 'section li',
  award: 'section li',
  allAmericans: 'tbody tr',
  moments: 'ol > li',
  sportMoments: 'ol > li',
  clippings: 'ul > li',
  coverage: 'ul > li',
  rssFeeds: 'ul > li',
};

/** An alert of two lines on a phone, for a page that shows none. */
const showAlert = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('[data-alert]:not([hidden])')) return;
    const alert = document.createElement('div');
    alert.style.height = innerWidth < 768 ? '49px' : '45px';
    document.body.prepend(alert);
  });

/** Bottom edges of the visible rows, those of controls aside, in px below the top of the page. */
const bottomsOf = (page: Page, rows: string) =>
  page.locator(`main :is(${rows})`).evaluateAll((all) =>
    all
      .filter((row) => !row.closest('nav, details') && row.checkVisibility() && row.textContent?.trim())
      .map((row) => Math.round(row.getBoundingClientRect().bottom + scrollY))
      .sort((a, b) => a - b),
  );

for (const college of colleges) {
  for (const { rows, ...viewport } of screens) {
    test(`lists of ${college} begin on the first screen of ${viewport.width} × ${viewport.height} px, below an alert`, async ({
      page,
      site,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      let lists = 0;
      for (const [name, selector] of Object.entries(rowsOf) as [SampledName, string][]) {
        const { states, others = [] } = await samplesOf(site, college, name);
        const paths = name === 'schedule' || name === 'boxscore' ? [...states, ...others] : states.slice(0, 1);
        for (const path of paths) {
          await open(page, site.addressOf(college, path));
          await showAlert(page);
          const bottoms = await bottomsOf(page, selector);
          if (bottoms.length === 0) continue;
          lists += 1;
          const last = bottoms[Math.min(rows, bottoms.length) - 1];
          expect.soft(last, `${path}: the bottom of row ${rows}`).toBeLessThanOrEqual(viewport.height);
        }
      }
      // the smaller college has no rows on some of them
      expect(lists).toBeGreaterThan(college === 'lakeshore' ? 50 : 25);
    });
  }
}

test('the last result and the next game of a season are one tap away from the first screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.addressOf('lakeshore', '/sports/mens-basketball/schedule'));
  await page.getByRole('region', { name: 'Next game' }).locator('a[href="#next"]').click();
  const next = page.locator('li[data-next]');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('li[data-at]:has(+ li[data-next]), li[data-next]').first()).toBeInViewport({ ratio: 1 });
  const last = page
    .locator('li[data-at]')
    .filter({ has: page.getByRole('link', { name: 'Box score' }) })
    .last();
  await expect(last).toBeInViewport({ ratio: 1 });
});
