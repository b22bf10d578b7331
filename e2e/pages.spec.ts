import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { isOtherDay } from '../src/testing/test-day.ts';
import { accessibilityViolations, colorRules, removeAlike } from './accessibility.ts';
import { type College, colleges } from './colleges.ts';
import { checkLayout, desktop, horizontalOverflow, phone, wide, zoomed } from './page-layout.ts';
import { type SampledName, sampledRoutes, samplesOf } from './samples.ts';
import { test } from './shared-tab.ts';
import { isReachedSoftly, navigate } from './soft-navigation.ts';
import { expect, open } from './test.ts';

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

async function checkLandmarks(page: Page, path: string): Promise<void> {
  const { isAlone, ...landmarks } = await landmarksOf(page);
  // a splash and a print view have their whole page to themselves
  const around = isAlone ? 0 : 1;
  expect.soft(landmarks, path).toEqual({ main: 1, header: around, footer: around, h1: 1, lang: 'en' });
}

type Checked = { path: string; isRich: boolean; isFirst: boolean };

/** Removes rows of the page; nothing else can be checked afterwards. */
async function checkAccessibility(page: Page, { path, isRich, isFirst }: Checked): Promise<void> {
  await removeAlike(page);
  const options = {
    // header and footer are those of the first state
    part: isFirst ? undefined : 'main',
    // the colleges differ in their colors
    rules: isRich ? undefined : colorRules,
  };
  for (const screen of isRich && isFirst && !isOtherDay() ? [desktop, phone] : [desktop]) {
    await page.setViewportSize(screen);
    await test.step(`axe at ${screen.width} px`, async () => {
      const violations = await accessibilityViolations(page, options);
      expect.soft(violations, `${path} at ${screen.width} px`).toEqual([]);
    });
  }
}

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

/** Pages that are opened; those that the smaller college has in common with the richer one are reached below. */
const isOpened = (college: College, name: SampledName) =>
  college === 'lakeshore' || colored.includes(name) || variedLists.includes(name) || !isReachedSoftly(name);

for (const college of colleges) {
  for (const name of sampledRoutes.filter((each) => isOpened(college, each))) {
    test(`the page ${name} of ${college} is accessible, fits every width, and begins its list on the first screen`, async ({
      page,
      site,
    }) => {
      const { states, others = [] } = await samplesOf(site, college, name);
      test.skip(states.length === 0, `${college} has no ${name} on this day`);
      const isRich = college === 'lakeshore';
      // axe is slow: it reads each state once, and the first also as a phone shows it; on another day, the first only
      const checkedStates = isRich && !isOtherDay() ? states.length : Number(isRich || colored.includes(name));
      const isVaried = variedLists.includes(name);
      const paths = isRich || isVaried ? [...states, ...others] : states.slice(0, 1);
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize(phone);
        const response = await open(page, site.addressOf(college, path));
        expect.soft(response?.status(), path).toBe(name === 'notFound' ? 404 : 200);
        await checkLandmarks(page, path);
        if (isRich && index === 0 && touched.includes(name)) expect.soft(await lowLinks(page), path).toEqual([]);
        const isEnlarged = isRich && index < 2 && enlarged.includes(name);
        if (isEnlarged) expect.soft(await overflowOfLargeText(page), `${path} with large text`).toBeLessThanOrEqual(0);
        // what is long on another day is too wide for narrow screens first
        const screens = isOtherDay()
          ? [phone, zoomed, desktop]
          : [phone, ...(isEnlarged ? [zoomed] : []), ...wide, desktop];
        const list = index === 0 || isVaried ? name : undefined;
        // the smaller college has no rows in some lists
        const hasRows = isRich && index === 0;
        for (const screen of screens) await checkLayout(page, screen, { path, list, hasRows });
        if (index < checkedStates) await checkAccessibility(page, { path, isRich, isFirst: index === 0 });
      }
    });
  }
}

test('soft navigations reach the other pages of pineridge, each of which fits every width and begins its list on the first screen', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(desktop);
  await open(page, site.addressOf('pineridge', href('home')));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // a list without rows is the sample of two routes
  const reached = new Set<string>();
  for (const name of sampledRoutes.filter((each) => !isOpened('pineridge', each))) {
    const { states } = await samplesOf(site, 'pineridge', name);
    const [path] = states;
    if (path === undefined || reached.has(path)) continue;
    reached.add(path);
    await navigate(page, path);
    await checkLandmarks(page, path);
    const screens = isOtherDay() ? [phone, zoomed, desktop] : [phone, ...wide, desktop];
    for (const screen of screens) await checkLayout(page, screen, { path, list: name });
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
