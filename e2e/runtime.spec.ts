import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { samplesOf } from './samples.ts';
import type { Site } from './site.ts';
import { expect as expectSoon, open, test } from './test.ts';

// what is loaded when it is needed may take its time on a busy machine
const expect = expectSoon.configure({ timeout: 15_000 });

test.use({ viewport: { width: 1280, height: 800 } });
test.slow();

const schedule = href('schedule', { globalSportNameSlug: 'football' });
const homePath = href('home');

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Payloads of pages that the browser asks for. */
const watchPayloads = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/RSC/')) asked.push(pathname);
  });
  return asked;
};

/** Everything that comes a second after the page. */
const settle = async (page: Page) => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual' && document.cookie.includes('viewport='));
};

test('after a link is followed the focus is on the heading, and the title is announced', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await markDocument(page);
  const link = page.locator('main a[href*="/boxscore/"]:visible').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('#announcements')).toHaveText(await page.title());
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  expect(await isSameDocument(page)).toBe(true);
});

test('the start and the end of a navigation are signalled, through the history too', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  const signals = await page.evaluateHandle(() => {
    const heard: string[] = [];
    for (const signal of ['start', 'end'])
      document.addEventListener(`fieldhouse:navigation-${signal}`, (event) =>
        heard.push(`${signal} ${(event as CustomEvent<string>).detail}`),
      );
    return heard;
  });
  const heard = () => signals.evaluate((all) => [...all]);
  const link = page.locator('main a[href*="/boxscore/"]:visible').first();
  const boxScore = await link.getAttribute('href');
  await link.click();
  const forth = [`start ${boxScore}`, `end ${boxScore}`];
  await expect.poll(heard).toEqual(forth);
  await page.goBack();
  await expect.poll(heard).toEqual([...forth, `start ${homePath}`, `end ${homePath}`]);
});

test('back and forward lead to where the reader was, also after a reload', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', schedule));
  await settle(page);
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
  await settle(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a place on the page is no navigation, also where another view of it is shown', async ({ page, site }) => {
  const [boxScore = ''] = await samplesOf(site, 'lakeshore', 'boxscore');
  await open(page, site.addressOf('lakeshore', boxScore));
  await settle(page);
  await page.locator('main nav a[href*="view="]').last().click();
  await expect(page).toHaveURL(/view=/);
  const asked = watchPayloads(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#main-content', textContent: 'To the content' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the content' }).click();
  await expect(page).toHaveURL(/#main-content$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(page).toHaveURL(/view=/);
  expect(asked).toEqual([]);
});

test('the same page asked for again shows the view that its address names', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', schedule));
  const tabs = page.getByRole('navigation', { name: 'Games by place' });
  const [all, home] = [tabs.getByRole('link').first(), tabs.getByRole('link').nth(1)];
  const address = (await all.getAttribute('href')) ?? '';
  await open(page, site.addressOf('lakeshore', address));
  await home.click();
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page
    .locator('footer a:not([target])')
    .first()
    .evaluate((link, to) => link.setAttribute('href', to), address);
  await page.locator('footer a:not([target])').first().click();
  await expect(all).toHaveAttribute('aria-current', 'page');
});

test('four pages at most are asked for ahead of a click, and each once', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  const asked = watchPayloads(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/RSC/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const links = Array.from(
      { length: 7 },
      (_, index) => `<a href="/sports/football/schedule/${2010 + index}">Ahead</a><br>`,
    );
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', links.join(''));
  });
  for (const link of await page.getByRole('link', { name: 'Ahead' }).all()) {
    await link.hover();
    await page.waitForTimeout(150);
  }
  expect(asked).toHaveLength(4);
  release();
  await expect.poll(() => asked.length).toBe(5);
  expect(new Set(asked).size).toBe(5);
});

for (const [what, connection] of [
  ['saves data', { saveData: true }],
  ['is slow', { effectiveType: '2g' }],
] as const) {
  test(`nothing is asked for ahead of a click on a connection that ${what}`, async ({ page, site }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await open(page, site.addressOf('lakeshore', homePath));
    await settle(page);
    const asked = watchPayloads(page);
    await page.locator('main a[href*="/boxscore/"]:visible').first().hover();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });
}

/** Follows a link once the builds were compared; whether the next page came without a document of its own. */
const followsSoftly = async (page: Page, site: Site) => {
  const compared = page.waitForResponse('**/builds/latest.json?t=*');
  await open(page, site.addressOf('lakeshore', schedule));
  await compared;
  await settle(page);
  await markDocument(page);
  await page.locator('main a[href*="/boxscore/"]:visible').first().click();
  await expect(page).toHaveURL(/\/boxscore\//);
  return isSameDocument(page);
};

test('where the server has another build the next page is a document of its own', async ({ page, site }) => {
  await page.route('**/builds/latest.json?t=*', (route) => route.fulfill({ json: { id: 'another' } }));
  expect(await followsSoftly(page, site)).toBe(false);
});

test('where the server has the same build pages go on being shown softly', async ({ page, site }) => {
  expect(await followsSoftly(page, site)).toBe(true);
});

test('a page whose script is gone is loaded anew once; then something went wrong', async ({ page, site, troubles }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/view-switch-[^/]*\.js/, (route) => route.abort());
  await page
    .locator('footer a:not([target])')
    .first()
    .evaluate((link, to) => link.setAttribute('href', to), schedule);
  await page.locator('footer a:not([target])').first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveURL(site.addressOf('lakeshore', schedule));
  expect(documents).toBe(1);

  const errorPage = page.locator('main');
  expect((await errorPage.boundingBox())?.width).toBe(535);
  expect((await errorPage.locator('img').boundingBox())?.width).toBe(200);
  await expect(errorPage).toContainText('Please send details of the events leading up to the error to');
  await expect(errorPage.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(errorPage.locator('pre')).toHaveCount(0);

  await page.unroute(/\/assets\/view-switch-[^/]*\.js/);
  await errorPage.getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(site.addressOf('lakeshore', homePath));
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  // what was broken on purpose
  troubles.length = 0;
});

test('a picture that does not load is told of, with the id of what it belongs to', async ({ page, site, troubles }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  const failures = await page.evaluate(async () => {
    const heard: string[] = [];
    document.addEventListener('imageLoadFailed', (event) => {
      const { element, itemId } = (event as CustomEvent<{ element: HTMLImageElement; itemId: string }>).detail;
      heard.push(`${element.tagName} ${itemId}`);
    });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-item-id="7"><img src="/media/gone.png"></p><img src="/media/gone.png">',
    );
    while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    return heard;
  });
  expect(failures.toSorted()).toEqual(['IMG 7', 'IMG unknown']);
  troubles.length = 0;
});

test('a link to the present page scrolls to its top', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link followed without a network keeps the page and says so', async ({ page, site, context, troubles }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  await markDocument(page);
  await context.setOffline(true);
  await page.locator('main a[href*="/schedule"]:visible').first().click();
  await expect(page.getByRole('alert')).toHaveText('You are offline. Reconnect to open that page.');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL(site.addressOf('lakeshore', homePath));
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  troubles.length = 0;
});

test('the viewport is kept in a cookie of this site', async ({ page, site, context }) => {
  await open(page, site.addressOf('lakeshore', homePath));
  await settle(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'viewport');
  expect(cookie).toMatchObject({ value: 'xl.desktop', path: '/', sameSite: 'Strict', secure: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'viewport')?.value)
    .toBe('sm.mobile');
});
