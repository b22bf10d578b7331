import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { hoverDelay } from '../src/ui/navigation/client/intent.ts';
import { firstAddress } from './samples.ts';
import type { Site } from './site.ts';
import { expect, open, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const schedule = href('schedule', { globalSportNameSlug: 'football' });
const homePath = href('home');

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

const boxScoreLinks = (page: Page) => page.locator('main a[href*="/boxscore/"]:visible');

/** Gives a link of the page another address, and follows it. */
const followLinkTo = async (page: Page, address: string) => {
  const link = page.locator('footer a:not([target])').first();
  await link.evaluate((element, to) => element.setAttribute('href', to), address);
  await link.click();
};

/** The paths of payload requests. */
const recordPayloads = (page: Page): string[] => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/RSC/')) payloads.push(pathname);
  });
  return payloads;
};

/** Waits for what starts a second after the page has loaded, and for what is loaded at the reader's first movement. */
const backgroundTasksStarted = async (page: Page) => {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('scroll'));
    return history.scrollRestoration === 'manual' && document.cookie.includes('viewport=');
  });
};

test('after a link is followed the heading has the focus, the title is announced, and signals are sent', async ({
  page,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  await markDocument(page);
  const recorded = await page.evaluateHandle(() => {
    const signals: string[] = [];
    for (const signal of ['start', 'end'])
      document.addEventListener(`fieldhouse:navigation-${signal}`, (event) =>
        signals.push(`${signal} ${(event as CustomEvent<string>).detail}`),
      );
    return signals;
  });
  const signals = () => recorded.evaluate((all) => [...all]);
  const link = boxScoreLinks(page).first();
  const boxScore = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('#announcements')).toHaveText(await page.title());
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  const forward = [`start ${boxScore}`, `end ${boxScore}`];
  await expect.poll(signals).toEqual(forward);
  await page.goBack();
  await expect.poll(signals).toEqual([...forward, `start ${homePath}`, `end ${homePath}`]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a control that shows another view of its page keeps the focus', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', href('calendar')));
  await backgroundTasksStarted(page);
  await markDocument(page);
  const next = page.getByRole('link', { name: 'Next month' });
  const target = (await next.getAttribute('href')) ?? '';
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.addressOf('lakeshore', target));
  await expect(next).not.toHaveAttribute('href', target);
  await expect(next).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward restore the scroll position, after a reload too', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', schedule));
  await backgroundTasksStarted(page);
  await page.evaluate(() => scrollTo(0, 900));
  const game = page.locator('main a[href*="/boxscore/"]:visible').last();
  const before = await page.evaluate(() => scrollY);
  await game.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/boxscore\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/boxscore\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.reload();
  await backgroundTasksStarted(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a link to a fragment requests no page, in another view of the page either', async ({ page, site }) => {
  const boxScore = await firstAddress(site, 'lakeshore', 'boxscore');
  await open(page, site.addressOf('lakeshore', boxScore));
  await backgroundTasksStarted(page);
  await page.locator('main nav a[href*="view="]').last().click();
  await expect(page).toHaveURL(/view=/);
  // a link that moves below the pointer would be prefetched
  await page.mouse.move(0, 0);
  const payloads = recordPayloads(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#main-content', textContent: 'To the content' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the content' }).press('Enter');
  await expect(page).toHaveURL(/#main-content$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(page).toHaveURL(/view=/);
  expect(payloads).toEqual([]);
});

test('a link to the same page with another query shows that view', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', schedule));
  const tabs = page.getByRole('navigation', { name: 'Games by place' });
  const [all, home] = [tabs.getByRole('link').first(), tabs.getByRole('link').nth(1)];
  const address = (await all.getAttribute('href')) ?? '';
  await open(page, site.addressOf('lakeshore', address));
  await home.click();
  await expect(home).toHaveAttribute('aria-current', 'page');
  await followLinkTo(page, address);
  await expect(all).toHaveAttribute('aria-current', 'page');
});

test('at most four pages are prefetched at a time, each once', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  const payloads = recordPayloads(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/RSC/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const links = Array.from(
      { length: 7 },
      (_, index) => `<a href="/sports/football/schedule/${2010 + index}">Prefetched</a><br>`,
    );
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', links.join(''));
  });
  for (const [index, link] of (await page.getByRole('link', { name: 'Prefetched' }).all()).entries()) {
    await link.hover();
    if (index < 4) await expect.poll(() => payloads.length).toBe(index + 1);
    else await page.waitForTimeout(2 * hoverDelay);
  }
  expect(payloads).toHaveLength(4);
  released.resolve();
  await expect.poll(() => payloads.length).toBe(5);
  expect(new Set(payloads).size).toBe(5);
});

test('nothing is prefetched on a connection that saves data', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  const payloads = recordPayloads(page);
  await page.clock.install();
  await boxScoreLinks(page).first().hover();
  await page.clock.runFor(1000);
  expect(payloads).toEqual([]);
});

/** Follows a link after the builds are compared. Resolves to whether the navigation was soft. */
const followsSoftly = async (page: Page, site: Site) => {
  const compared = page.waitForResponse('**/builds/latest.json?t=*');
  await open(page, site.addressOf('lakeshore', schedule));
  await compared;
  await backgroundTasksStarted(page);
  await markDocument(page);
  await boxScoreLinks(page).first().click();
  await expect(page).toHaveURL(/\/boxscore\//);
  return isSameDocument(page);
};

test('after a deployment the next page is loaded as a document', async ({ page, site }) => {
  await page.route('**/builds/latest.json?t=*', (route) => route.fulfill({ json: { id: 'another' } }));
  expect(await followsSoftly(page, site)).toBe(false);
});

test('while the server has the same build navigations are soft', async ({ page, site }) => {
  expect(await followsSoftly(page, site)).toBe(true);
});

test('a page whose script is missing is reloaded once, then replaced by the error page', async ({
  page,
  site,
  pageErrors,
}) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/changed-rows-[^/]*\.js/, (route) => route.abort());
  await followLinkTo(page, schedule);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveURL(site.addressOf('lakeshore', schedule));
  expect(documents).toBe(1);

  const errorPage = page.locator('main');
  expect((await errorPage.boundingBox())?.width).toBe(535);
  expect((await errorPage.locator('img').boundingBox())?.width).toBe(200);
  await expect(errorPage).toContainText('Please send details of the events leading up to the error to');
  await expect(errorPage.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(errorPage.locator('pre')).toHaveCount(0);

  await page.unroute(/\/assets\/changed-rows-[^/]*\.js/);
  await errorPage.getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(site.addressOf('lakeshore', homePath));
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  // of the aborted request
  pageErrors.length = 0;
});

test('a link whose script is lost while the pointer is on it leads to its page, as a document', async ({
  page,
  site,
  pageErrors,
}) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  await markDocument(page);
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('/changed-rows-'));
  await page.route(/\/assets\/changed-rows-[^/]*\.js/, (route) => route.abort());
  const link = page.locator('footer a:not([target])').first();
  await link.evaluate((element, to) => element.setAttribute('href', to), schedule);
  await link.hover();
  await isLost;
  await page.waitForTimeout(500);
  expect([await isSameDocument(page), page.url()]).toEqual([true, site.addressOf('lakeshore', homePath)]);
  await page.unroute(/\/assets\/changed-rows-[^/]*\.js/);
  await link.click();
  await expect(page).toHaveURL(site.addressOf('lakeshore', schedule));
  await expect(page.locator('h1')).toContainText('Schedule');
  expect(await isSameDocument(page)).toBe(false);
  // of the aborted request
  pageErrors.length = 0;
});

test('a link that is followed while a script of navigation is lost leads to its page', async ({
  page,
  site,
  pageErrors,
}) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await page.waitForFunction(() => document.cookie.includes('viewport='));
  await page.route(/\/assets\/runtime-[^/]*\.js/, (route) => route.abort());
  const link = page.locator('footer a:not([target])').first();
  await link.evaluate((element, to) => {
    element.setAttribute('href', to);
    (element as HTMLAnchorElement).click();
  }, schedule);
  await expect(page).toHaveURL(site.addressOf('lakeshore', schedule));
  await expect(page.locator('h1')).toContainText('Schedule');
  pageErrors.length = 0;
});

test('a page that takes long to load is announced', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  const { promise: isAnnounced, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/RSC/**', async (route) => {
    await isAnnounced;
    await route.continue();
  });
  await followLinkTo(page, schedule);
  await expect(page.locator('#announcements')).toHaveText('Loading the page');
  answer();
  await expect(page.locator('h1')).toContainText('Schedule');
  await expect(page.locator('#announcements')).toHaveText(await page.title());
});

test('failed pictures are reported with the id of their item, and the viewport is stored in a cookie', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  const failures = await page.evaluate(async () => {
    const reports: string[] = [];
    document.addEventListener('imageLoadFailed', (event) => {
      const { element, itemId } = (event as CustomEvent<{ element: HTMLImageElement; itemId: string }>).detail;
      reports.push(`${element.tagName} ${itemId}`);
    });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-item-id="7"><img src="/media/gone.png"></p><img src="/media/gone.png">',
    );
    while (reports.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    return reports;
  });
  expect(failures.toSorted()).toEqual(['IMG 7', 'IMG unknown']);
  // of the missing picture
  pageErrors.length = 0;

  const viewport = async () => (await context.cookies()).find(({ name }) => name === 'viewport');
  expect(await viewport()).toMatchObject({ value: 'xl.desktop', path: '/', sameSite: 'Strict', secure: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await viewport())?.value).toBe('sm.mobile');
});

test('a link to the current page scrolls to its top, and one followed offline keeps the page and reports it', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await backgroundTasksStarted(page);
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await context.setOffline(true);
  await page.locator('main a[href*="/schedule"]:visible').first().click();
  await expect(page.getByRole('alert')).toHaveText('You are offline. Reconnect to open that page.');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL(site.addressOf('lakeshore', homePath));
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  pageErrors.length = 0;
});
