import type { Page } from '@playwright/test';

import { isOtherDay } from '../src/testing/test-day.ts';
import { accessibilityViolations } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { bottomOfRow, hasList } from './first-rows.ts';
import { narrowColumns } from './narrow-columns.ts';
import { type SampledName, sampledRoutes, samplesOf } from './samples.ts';
import { test } from './shared-tab.ts';
import { expect, open } from './test.ts';

/** A screen and the number of rows that a list shows on it. */
type Screen = { width: number; height: number; rows?: number };

/** A zoom of 400 % on a screen of 1280 px. */
const zoomed: Screen = { width: 320, height: 640 };
const phone: Screen = { width: 390, height: 844, rows: 1 };
const desktop: Screen = { width: 1280, height: 900, rows: 2 };
const wide: Screen[] = [1920, 2560].map((width) => ({ width, height: 1080 }));

/** The colleges share their templates; those whose colors a college chooses are checked for both. */
const colored: readonly SampledName[] = [
  'home',
  'sport',
  'schedule',
  'boxscore',
  'gameCenter',
  'roster',
  'rosterBio',
  'story',
  'calendar',
  'search',
  'splash',
];

/** Pages with wide parts, whose first two states are enlarged. */
const enlarged: readonly SampledName[] = [
  'home',
  'sport',
  'schedule',
  'results',
  'search',
  'boxscore',
  'roster',
  'calendar',
];

/** Pages with links in lists and tables that are touched on phones. */
const touched: readonly SampledName[] = [
  'sport',
  'coachingRecordsByYear',
  'coachingRecordsOverall',
  'boxscore',
  'results',
];

/** Templates whose sports have lists of their own. */
const variedLists: readonly SampledName[] = ['schedule', 'boxscore'];

const landmarksOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      main: count('main'),
      header: count('body header:not(main *, article *, section *)'),
      footer: count('body footer:not(main *, article *, section *)'),
      h1: count('h1'),
      lang: document.documentElement.lang,
      isAlone: count('[data-splash], [data-alone]') > 0,
    };
  });

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const overflowOfLargeText = async (page: Page): Promise<number> => {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setSize('200%');
  const overflow = await horizontalOverflow(page);
  await setSize('');
  return overflow;
};

/** Texts of links in lists and tables that are lower than 24 px. */
const lowLinks = (page: Page) =>
  page
    .locator('main :is(td, th, li, li > p) > a')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.flatMap((link) => {
        // some links cover the entry that they are in
        const covers = getComputedStyle(link, '::after').position === 'absolute';
        return !covers && link.getBoundingClientRect().height < 24 ? (link.textContent ?? '') : [];
      }),
    );

for (const college of colleges) {
  for (const name of sampledRoutes) {
    test(`the page ${name} of ${college} is accessible, fits every width, and begins its list on the first screen`, async ({
      page,
      site,
    }) => {
      const { states, others = [] } = await samplesOf(site, college, name);
      test.skip(states.length === 0, `${college} has no ${name} on this day`);
      const isRich = college === 'lakeshore';
      // axe is slow: it reads each state once, and once more as a phone shows it
      const checked = {
        [phone.width]: isRich ? 1 : 0,
        [desktop.width]: isRich ? states.length : Number(colored.includes(name)),
      };
      const isVaried = variedLists.includes(name);
      const paths = isRich || isVaried ? [...states, ...others] : states.slice(0, 1);
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize(phone);
        const response = await open(page, site.addressOf(college, path));
        expect.soft(response?.status(), path).toBe(name === 'notFound' ? 404 : 200);
        const { isAlone, ...landmarks } = await landmarksOf(page);
        // a splash and a print view have their whole page to themselves
        const around = isAlone ? 0 : 1;
        expect.soft(landmarks, path).toEqual({ main: 1, header: around, footer: around, h1: 1, lang: 'en' });
        if (isRich && index === 0 && touched.includes(name)) expect.soft(await lowLinks(page), path).toEqual([]);
        const isEnlarged = isRich && index < 2 && enlarged.includes(name);
        if (isEnlarged) expect.soft(await overflowOfLargeText(page), `${path} with large text`).toBeLessThanOrEqual(0);
        for (const viewport of [phone, ...(isEnlarged ? [zoomed] : []), desktop, ...wide]) {
          await page.setViewportSize(viewport);
          await test.step(`${path} at ${viewport.width} px`, async () => {
            expect.soft(await horizontalOverflow(page), `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
            // where rows begin depends on the day: a month may have no game before its third week
            if (viewport.rows && hasList(name) && !isOtherDay() && (index === 0 || isVaried)) {
              const bottom = await bottomOfRow(page, name, viewport.rows);
              // the smaller college has no rows in some lists, and phones show no games in a month
              if (isRich && index === 0 && viewport === desktop) expect.soft(bottom, `${path} has rows`).toBeDefined();
              expect
                .soft(bottom ?? 0, `${path}: the bottom of row ${viewport.rows}`)
                .toBeLessThanOrEqual(viewport.height);
            }
            if (wide.includes(viewport))
              expect.soft(await narrowColumns(page, 200), `${path} has narrow text`).toEqual([]);
            if (index < (checked[viewport.width] ?? 0)) {
              // header and footer are those of the first state
              const part = index === 0 ? undefined : 'main';
              expect.soft(await accessibilityViolations(page, part), path).toEqual([]);
            }
          });
        }
      }
    });
  }
}
