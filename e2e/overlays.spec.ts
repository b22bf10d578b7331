import type { BrowserContext, Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { lifetimeOf, systemSeconds } from './cookie-lifetime.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, open, test } from './test.ts';

// without the cookie that suppresses the splash
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

/** The remaining lifetime of a cookie in seconds. */

/** Expects no splash after the paint and the idle period that splashes wait for. */
const expectNoSplash = async (page: Page) => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => setTimeout(resolve, 50))));
      }),
  );
  await expect(splashOf(page)).toHaveCount(0);
};

/** Dismisses the alert, as soon as its script has started. */
const dismissAlert = (page: Page) =>
  expect(async () => {
    const dismiss = alertsOf(page).getByRole('button', { name: 'Dismiss' });
    if (await dismiss.isVisible()) await dismiss.click();
    await expect(alertsOf(page)).toBeHidden({ timeout: 200 });
  }).toPass();

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a splash opens over the home page without a layout shift, and Escape snoozes it', async ({
      page,
      context,
      site,
    }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      await expect(splashOf(page)).toBeVisible();
      const shown = await cookieOf(context, 'splash-skip');
      expect(shown?.value).toBe('shown');
      expect(Math.abs(lifetimeOf(shown) - hour / 12)).toBeLessThan(30);
      await expect(splashOf(page).getByRole('article')).toBeFocused({ timeout: 3000 });
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(splashOf(page)).toHaveCount(0);
      await expect.poll(async () => (await cookieOf(context, 'splash-skip'))?.value).toBe('snoozed');
      expect(Math.abs(lifetimeOf(await cookieOf(context, 'splash-skip')) - 4 * hour)).toBeLessThan(30);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await open(page, site.addressOf('lakeshore', '/sports/football'));
      await expectNoSplash(page);
    });

    test('a splash takes the focus after 1.5 seconds, and nothing before', async ({ page, site }) => {
      await page.addInitScript(() => {
        const events: [string, number][] = [];
        Object.assign(window, { focusEvents: events });
        let shownAt = 0;
        const open = HTMLDialogElement.prototype.showModal;
        HTMLDialogElement.prototype.showModal = function () {
          shownAt = performance.now();
          open.call(this);
          events.push([document.activeElement?.tagName ?? '', 0]);
        };
        addEventListener('focusin', ({ target }) => {
          if (shownAt) events.push([(target as Element).tagName, performance.now() - shownAt]);
        });
      });
      await open(page, site.addressOf('lakeshore', '/'));
      await expect(splashOf(page).getByRole('article')).toBeFocused({ timeout: 5000 });
      const events = await page.evaluate(() => (window as unknown as { focusEvents: [string, number][] }).focusEvents);
      expect(events.map(([name]) => name)).toEqual(['BODY', 'ARTICLE']);
      expect(events[1]?.[1]).toBeGreaterThanOrEqual(1490);
    });

    test('the buttons of a splash work with the keyboard', async ({ page, context, site }) => {
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
      // browsers limit cookies to about 400 days; each visit renews it
      expect(lifetimeOf(await cookieOf(context, 'splash-skip'))).toBeGreaterThan(300 * 24 * hour);
    });

    test('an alert dismissed with the keyboard stays hidden, before any module runs and without a layout shift', async ({
      page,
      context,
      site,
    }) => {
      const address = site.addressOf('lakeshore', '/sports/football/schedule');
      await open(page, address);
      const alert = alertsOf(page).getByRole('listitem');
      await expect(alert).toHaveCount(1);
      expect(await accessibilityViolations(page)).toEqual([]);
      await alertsOf(page).getByRole('button', { name: 'Dismiss' }).focus();
      await page.keyboard.press('Enter');
      await expect(alertsOf(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Alert dismissed' })).toHaveCount(1);
      const consent = (await context.cookies()).find(({ name }) => name.startsWith('alert-consent-'));
      expect(Math.abs(lifetimeOf(consent) - 12 * hour)).toBeLessThan(30);

      const released = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(alertsOf(page)).toBeHidden();
      released.resolve();
      await page.waitForLoadState('load');
      await expect(alertsOf(page)).toBeHidden();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

      // with every file in the browser's cache, the first paint comes early
      await page.unroute('**/assets/*.js');
      await page.addInitScript(() => {
        const look = () => {
          const shown = document.querySelector<HTMLElement>('[data-alert]:not([hidden])');
          if (shown?.offsetHeight) document.documentElement.dataset['flashed'] = '';
          if (performance.now() < 1000) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      for (let visit = 0; visit < 20; visit++) {
        await page.goto(address);
        await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
      }
    });
  });
}

test('a click on the splash of a sport is counted and follows its link', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/sports/football'));
  const counted = page.waitForResponse(/\/api\/v2\/Splash\/click\/\d+\?key=[0-9a-f]{32}$/);
  await splashOf(page).getByRole('link', { name: 'All games and tickets' }).click();
  expect((await counted).status()).toBe(204);
  await expect(page).toHaveURL(/\/sports\/football\/schedule$/);
  await expect(splashOf(page)).toHaveCount(0);
});

test('a splash is not shown on other pages, to crawlers or in print, and does not move with reduced motion', async ({
  page,
  browser,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', '/sports/football/schedule'));
  await expectNoSplash(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site.addressOf('lakeshore', '/'));
  await expect(splashOf(page)).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({ media: 'print' });
  await expect(splashOf(page)).toBeHidden();
  expect(await site.text('lakeshore', '/', { 'user-agent': crawlerAgent })).not.toContain('Light the Lake');

  const context = await browser.newContext({ userAgent: crawlerAgent });
  const crawler = await context.newPage();
  await open(crawler, site.addressOf('lakeshore', '/'));
  await expectNoSplash(crawler);
  await context.close();
});

test('on a phone the parts above the page end within 300 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const college of colleges) {
    await open(page, site.addressOf(college, '/'));
    const scores = page
      .getByRole('heading', { name: 'Scores', exact: true })
      .locator('xpath=ancestor::*[@data-ground="board"]');
    const bottom = await scores.evaluate((strip) => strip.getBoundingClientRect().bottom + scrollY);
    expect.soft(bottom, college).toBeLessThanOrEqual(300);
  }
});

test('a dismissed alert does not flash after a soft navigation, and returns when its cookie is gone', async ({
  page,
  context,
  site,
}) => {
  const [schedule, roster] = ['/sports/football/schedule', '/sports/football/roster'];
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, site.addressOf('lakeshore', schedule));
  await dismissAlert(page);
  // this document has no alert, the payload of the next page has
  await open(page, site.addressOf('lakeshore', schedule));

  await page.evaluate(() => {
    // runs after React has rendered a new page and before the browser paints it
    new MutationObserver(() => {
      if (document.querySelector('[data-alert]:not([hidden])')) document.documentElement.dataset['flashed'] = '';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator(`a[href="${roster}"]`).filter({ visible: true }).first().click();
  await expect(heading).toContainText('Roster');
  await expect(page.locator('[data-alert]')).toBeHidden();
  await page.goBack();
  await expect(heading).toContainText('Schedule');
  await expect(page.locator('[data-alert]')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset['flashed'])).toBeUndefined();

  await open(page, site.addressOf('lakeshore', schedule));
  await expect(alertsOf(page)).toBeHidden();
  await context.clearCookies({ name: /^alert-consent-/ });
  await page.locator(`a[href="${roster}"]`).filter({ visible: true }).first().click();
  await expect(heading).toContainText('Roster');
  // a new page takes the focus after it is painted
  await expect(heading).toBeFocused();
  await dismissAlert(page);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a visit of any page renews the permanent dismissal of splashes', async ({ page, context, site }) => {
  const soon = systemSeconds() + hour;
  await context.addCookies([
    { name: 'splash-skip', value: 'permanent', domain: 'lakeshore.localhost', path: '/', expires: soon, secure: true },
  ]);
  await open(page, site.addressOf('lakeshore', '/sports/football/schedule'));
  await expect.poll(async () => lifetimeOf(await cookieOf(context, 'splash-skip'))).toBeGreaterThan(300 * 24 * hour);
});

test('a cached page shows neither an expired splash nor an expired alert', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2039-12-31T00:00:00Z'));
  await open(page, site.addressOf('lakeshore', '/'));
  await expectNoSplash(page);
  await expect(alertsOf(page)).toBeHidden();
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a splash taller than the window starts at its top', async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', '/sports/football'));
    await expect(splashOf(page).getByRole('article')).toBeFocused({ timeout: 3000 });
    // its text starts with a heading of its own
    await expect(splashOf(page).locator('article :is(h1, h2):visible').last()).toBeInViewport();
    for (const name of ['Continue to Home', 'Skip Permanently'])
      await expect(splashOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const last = splashOf(page).getByRole('link', { name: 'All games and tickets' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('a splash on its own page', () => {
  test('Escape leads home and snoozes the splash', async ({ page, context, site }) => {
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

    test('it is a picture with its link and a link home', async ({ page, site }) => {
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
});

test.describe('an alert without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is shown whole on phones, however long it is', async ({ page, site }) => {
    const warning = `Tornado warning until 9:45 p.m. ${'Leave the stands by the nearest ramp and go to the lower concourse. '.repeat(6)}Stay there until the all-clear.`;
    const address = site.addressOf('lakeshore', '/sports/football/schedule');
    const html = await site.text('lakeshore', '/sports/football/schedule');
    const body = html.replace(/(data-alert=.*?<p>).*?<\/p>/s, `$1${warning}</p>`);
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      const alert = alertsOf(page).getByRole('listitem').first();
      const hidden = await alert.evaluate((line) => {
        const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        const [shown, box] = [range.getBoundingClientRect(), line.getBoundingClientRect()];
        return { text: text?.textContent, below: shown.bottom - box.bottom, right: shown.right - box.right };
      });
      expect(hidden.text).toBe(warning);
      expect(Math.max(hidden.below, hidden.right), `${width} px`).toBeLessThanOrEqual(0);
      const clamps = await alert.locator('p').evaluate((part) => {
        const { overflow, webkitLineClamp, maxHeight } = getComputedStyle(part);
        return { overflow, webkitLineClamp, maxHeight };
      });
      expect(clamps).toEqual({ overflow: 'visible', webkitLineClamp: 'none', maxHeight: 'none' });
    }
  });
});
