import type { Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { narrowColumns } from './narrow-columns.ts';
import { type SampledName, sampledRoutes, samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const wide = [1920, 2560].map((width) => ({ width, height: 1080 }));

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

for (const college of colleges) {
  for (const name of sampledRoutes) {
    test(`the page ${name} of ${college} is accessible and fits phones, desktops and wide screens`, async ({
      page,
      site,
    }) => {
      const { states, others = [] } = await samplesOf(site, college, name);
      const isRich = college === 'lakeshore';
      // axe is slow: it reads each state once, and once more as a phone shows it
      const checked = {
        [phone.width]: isRich ? 1 : 0,
        [desktop.width]: isRich ? states.length : Number(colored.includes(name)),
      };
      for (const [index, path] of (isRich ? [...states, ...others] : states.slice(0, 1)).entries()) {
        await page.setViewportSize(phone);
        const response = await open(page, site.addressOf(college, path));
        expect.soft(response?.status(), path).toBe(name === 'notFound' ? 404 : 200);
        const { isAlone, ...landmarks } = await landmarksOf(page);
        // a splash and a print view have their whole page to themselves
        const around = isAlone ? 0 : 1;
        expect.soft(landmarks, path).toEqual({ main: 1, header: around, footer: around, h1: 1, lang: 'en' });
        for (const viewport of [phone, desktop, ...wide]) {
          await page.setViewportSize(viewport);
          await test.step(`${path} at ${viewport.width} px`, async () => {
            expect.soft(await horizontalOverflow(page), `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
            if (wide.includes(viewport))
              expect.soft(await narrowColumns(page, 200), `${path} has narrow text`).toEqual([]);
            if (index < (checked[viewport.width] ?? 0)) {
              expect.soft(await accessibilityViolations(page), path).toEqual([]);
            }
          });
        }
      }
    });
  }
}
