import type { BrowserContext, Page } from '@playwright/test';

import { accessibilityFindings } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, open, test } from './test.ts';

// the other specs come with a cookie that keeps splashes away
test.use({ storageState: { cookies: [], origins: [] } });

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const crawlerAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const hour = 3600;

const splashOf = (page: Page) => page.getByRole('dialog');
const alertsOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

/** In how many seconds from now a cookie ends. */
const lastsFor = (cookie: { expires: number } | undefined) => (cookie?.expires ?? 0) - Date.now() / 1000;

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a splash opens over the home page, moves nothing and takes the focus', async ({ page, context, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      await expect(splashOf(page)).toBeVisible();
      const shown = await cookieOf(context, 'splash-skip');
      expect(shown?.value).toBe('shown');
      expect(Math.abs(lastsFor(shown) - hour / 12)).toBeLessThan(30);
      await expect(splashOf(page).getByRole('article')).toBeFocused({ timeout: 3000 });
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test('a reader puts the splash off with Escape, and it stays away', async ({ page, context, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      await expect(splashOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(splashOf(page)).toHaveCount(0);
      await expect.poll(async () => (await cookieOf(context, 'splash-skip'))?.value).toBe('snoozed');
      expect(Math.abs(lastsFor(await cookieOf(context, 'splash-skip')) - 4 * hour)).toBeLessThan(30);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      expect(await accessibilityFindings(page)).toEqual([]);
      await open(page, site.addressOf('lakeshore', '/sports/football'));
      await page.waitForLoadState('networkidle');
      await expect(splashOf(page)).toHaveCount(0);
    });

    test('a reader leaves the splash by its buttons with the keyboard alone', async ({ page, context, site }) => {
      for (const [name, value] of [
        ['Continue to Home', 'snoozed'],
        ['Skip Permanently', 'permanent'],
      ] as const) {
        await context.clearCookies();
        await open(page, site.addressOf('lakeshore', '/'));
        await expect(splashOf(page)).toBeVisible();
        const button = splashOf(page).getByRole('button', { name });
        for (
          let presses = 0;
          presses < 5 && !(await button.evaluate((it) => it === document.activeElement));
          presses++
        ) {
          await page.keyboard.press('Tab');
        }
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(splashOf(page)).toHaveCount(0);
        await expect.poll(async () => (await cookieOf(context, 'splash-skip'))?.value).toBe(value);
      }
      // browsers keep no cookie for more than about 400 days; it is renewed with each visit
      expect(lastsFor(await cookieOf(context, 'splash-skip'))).toBeGreaterThan(300 * 24 * hour);
    });

    test('a click on the splash of a sport is counted and leads on', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/sports/football'));
      const counted = page.waitForResponse(/\/api\/v2\/Splash\/click\/\d+\?key=[0-9a-f]{32}$/);
      await splashOf(page).getByRole('link', { name: 'All games and tickets' }).click();
      expect((await counted).status()).toBe(204);
      await expect(page).toHaveURL(/\/sports\/football\/schedule$/);
      await expect(splashOf(page)).toHaveCount(0);
    });

    test('a reader puts an alert away with the keyboard, and it stays away', async ({ page, context, site }) => {
      const address = site.addressOf('lakeshore', '/sports/football/schedule');
      await open(page, address);
      const alert = alertsOf(page).getByRole('listitem');
      await expect(alert).toHaveCount(1);
      expect(await accessibilityFindings(page)).toEqual([]);
      await alertsOf(page).getByRole('button', { name: 'Dismiss' }).focus();
      await page.keyboard.press('Enter');
      await expect(alertsOf(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Alert dismissed' })).toHaveCount(1);
      const consent = (await context.cookies()).find(({ name }) => name.startsWith('alert-consent-'));
      expect(Math.abs(lastsFor(consent) - 12 * hour)).toBeLessThan(30);

      // nothing of ours has run yet but the script beside the list
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(alertsOf(page)).toBeHidden();
      await page.waitForLoadState('load');
      await expect(alertsOf(page)).toBeHidden();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  });
}

test('there is no splash over other pages, for crawlers, on paper, or where motion is not wanted any movement', async ({
  page,
  browser,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', '/sports/football/schedule'));
  await page.waitForLoadState('networkidle');
  await expect(splashOf(page)).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site.addressOf('lakeshore', '/'));
  await expect(splashOf(page)).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({ media: 'print' });
  await expect(splashOf(page)).toBeHidden();
  expect(await site.text('lakeshore', '/', { 'user-agent': crawlerAgent })).not.toContain('Light the Lake');

  const context = await browser.newContext({ userAgent: crawlerAgent });
  const crawler = await context.newPage();
  await crawler.goto(site.addressOf('lakeshore', '/'), { waitUntil: 'networkidle' });
  await expect(splashOf(crawler)).toHaveCount(0);
  await context.close();
});

test('on a phone alert, band, sponsor, header and scores leave most of the first screen to the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const college of colleges) {
    await open(page, site.addressOf(college, '/'));
    const scores = page.getByRole('heading', { name: 'Scores' }).locator('xpath=ancestor::*[@data-ground="board"]');
    const bottom = await scores.evaluate((strip) => strip.getBoundingClientRect().bottom + scrollY);
    expect.soft(bottom, college).toBeLessThanOrEqual(300);
  }
});

test('an alert that was put away does not flash up on the next page nor on the way back', async ({ page, site }) => {
  const [schedule, roster] = ['/sports/football/schedule', '/sports/football/roster'];
  await open(page, site.addressOf('lakeshore', schedule));
  await page.waitForLoadState('networkidle');
  await alertsOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(alertsOf(page)).toBeHidden();
  // this document is without it, the next page is printed with it
  await open(page, site.addressOf('lakeshore', schedule));

  await page.evaluate(() => {
    // runs after React has brought a new page in and before the browser paints it
    new MutationObserver(() => {
      if (document.querySelector('[data-alert]:not([hidden])')) document.documentElement.dataset['flashed'] = '';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator(`a[href="${roster}"]`).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Roster');
  await expect(page.locator('[data-alert]')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schedule');
  await expect(page.locator('[data-alert]')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset['flashed'])).toBeUndefined();
});

test('an alert comes back with the next page when its cookie is gone, and can be put away again', async ({
  page,
  context,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', '/sports/football/schedule'));
  await page.waitForLoadState('networkidle');
  await alertsOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await open(page, site.addressOf('lakeshore', '/sports/football/schedule'));
  await expect(alertsOf(page)).toBeHidden();
  await context.clearCookies({ name: /^alert-consent-/ });
  await page.locator('a[href="/sports/football/roster"]').filter({ visible: true }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Roster');
  // a new page takes the focus once it is painted
  await expect(heading).toBeFocused();
  await alertsOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(alertsOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page kept since then shows neither the splash nor the alert that is over', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2039-12-31T00:00:00Z'));
  await open(page, site.addressOf('lakeshore', '/'));
  await page.waitForLoadState('networkidle');
  await expect(splashOf(page)).toHaveCount(0);
  await expect(alertsOf(page)).toBeHidden();
});

test.describe('enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a splash that is longer than the window starts at its beginning', async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', '/sports/football'));
    await expect(splashOf(page).getByRole('article')).toBeFocused({ timeout: 3000 });
    // its words start with a heading of their own
    await expect(splashOf(page).locator('article :is(h1, h2):visible').last()).toBeInViewport();
    for (const name of ['Continue to Home', 'Skip Permanently'])
      await expect(splashOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const last = splashOf(page).getByRole('link', { name: 'All games and tickets' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('a splash by itself', () => {
  test('leads home with Escape, and remembers it', async ({ page, context, site }) => {
    const { data } = await site.api('lakeshore', '/Splash/0');
    await open(page, site.addressOf('lakeshore', `/splash/${data.id}`));
    await expect(page.getByRole('heading', { level: 1, name: data.title })).toBeAttached();
    await expect(splashOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(site.addressOf('lakeshore', '/'));
    expect((await cookieOf(context, 'splash-skip'))?.value).toBe('snoozed');
    await expect(splashOf(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a picture that leads on and a way home', async ({ page, site }) => {
      const { data } = await site.api('lakeshore', '/Splash/0');
      await page.goto(site.addressOf('lakeshore', `/splash/${data.id}`));
      await expect(page.getByRole('link', { name: data.picture.images[0].alt })).toHaveAttribute('href', data.link);
      await expect(page.getByText('Skip Permanently')).toBeHidden();
      await page.getByRole('link', { name: 'Continue to Home' }).click();
      await expect(page).toHaveURL(site.addressOf('lakeshore', '/'));
      await expect(splashOf(page)).toHaveCount(0);
      await expect(alertsOf(page).getByRole('listitem')).toBeVisible();
    });
  });

  for (const path of ['/splash/999999', '/splash/none']) {
    test(`that is not there leads home: ${path}`, async ({ page, site }) => {
      await page.goto(site.addressOf('lakeshore', path));
      await expect(page).toHaveURL(site.addressOf('lakeshore', '/'));
    });
  }
});
