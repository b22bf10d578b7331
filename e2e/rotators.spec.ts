import type { Locator, Page, Request } from '@playwright/test';

import { accessibilityFindings } from './accessibility.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, open, test } from './test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shownSlide = (page: Page) => highlights(page).locator('.swiper-slide:not([inert])');
const pauseAll = (page: Page) => page.getByRole('button', { name: 'Pause all rotators' });

/** The visible texts that an element overlaps, its own aside. */
const textUnder = (control: Locator) =>
  control.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.textContent?.trim() || element.contains(node) || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top && right - left > 1,
      );
      // the sticky header is opaque: what has scrolled beneath it is not covered by its control
      const isInHeader = node.parentElement.closest('header') !== null;
      if (isUnder && (isInHeader || !element.closest('header'))) found.push(node.textContent);
    }
    return found;
  });

/** Brings the rotator of the home page to life. */
const wake = async (page: Page) => {
  await highlights(page).scrollIntoViewIfNeeded();
  await expect(highlights(page).locator('.swiper-initialized')).toBeVisible();
};

const isCount = (request: Request) => request.url().includes('/promotions/counter');
const countedIds = (request: Request) => new URL(request.url()).searchParams.get('adIds')?.split(',').map(Number) ?? [];

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a reader who tabs reaches the button that pauses a rotator before its slides', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      await wake(page);
      const rotation = highlights(page).getByRole('button', { name: 'Pause rotation' });
      await expect(rotation).toBeVisible();
      const reachable = highlights(page).locator('button, a').filter({ visible: true });
      await expect(reachable.first()).toHaveText('Pause rotation');
      await rotation.focus();
      await page.keyboard.press('Enter');
      await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeFocused();
      await expect(highlights(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    });

    test('a reader turns the slides by buttons and arrow keys, past the last to the first', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      await wake(page);
      await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 3');
      const next = highlights(page).getByRole('button', { name: 'Next slide' });
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 3');
      await page.keyboard.press('ArrowRight');
      await expect(shownSlide(page)).toHaveAttribute('aria-label', '3 of 3');
      await page.keyboard.press('ArrowRight');
      await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 3');
      await page.keyboard.press('End');
      await expect(shownSlide(page)).toHaveAttribute('aria-label', '3 of 3');
      await expect(highlights(page).getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true');
      await expect(highlights(page).locator('.swiper-slide[inert]')).toHaveCount(2);
    });

    test('Swiper takes a row of slides over without moving anything', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      const slide = highlights(page).locator('.swiper-slide').first();
      const before = await slide.boundingBox();
      const from = await page.evaluate(() => scrollY);
      await wake(page);
      const after = await slide.boundingBox();
      const scrolled = (await page.evaluate(() => scrollY)) - from;
      expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
      expect((after?.y ?? 0) + scrolled).toBeCloseTo(before?.y ?? 0, 0);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });

    test('a page with rotators, alive and paused, has no serious finding', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      await wake(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(pauseAll(page)).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
      await pauseAll(page).click();
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('every slide can be read and scrolled to', async ({ page, site }) => {
        await page.goto(site.addressOf('lakeshore', '/'));
        const slides = highlights(page).locator('.swiper-slide');
        await expect(slides).toHaveCount(3);
        await expect(highlights(page).getByRole('button')).toHaveCount(0);
        for (const slide of await slides.all()) {
          const link = slide.getByRole('link');
          await link.scrollIntoViewIfNeeded();
          await expect(link).toBeInViewport();
        }
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isWider).toBe(false);
      });
    });
  });
}

test('Swiper is not loaded before a rotator comes near', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/sports/mens-basketball/schedule'));
  await page.waitForTimeout(500);
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  const loaded = page.waitForRequest((request) => request.url().includes('rotator-controls'));
  await page.locator('[data-rotator]').first().scrollIntoViewIfNeeded();
  await loaded;
});

test('a rotator turns by itself until the keyboard reaches a slide', async ({ page, site }) => {
  test.slow();
  await open(page, site.addressOf('lakeshore', '/'));
  await wake(page);
  await page.mouse.move(2, 2);
  await expect(highlights(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 3', { timeout: 10_000 });
  await highlights(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('Tab');
  await expect(shownSlide(page).getByRole('link')).toBeFocused();
  await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
});

test('a rotator stands still under the mouse and goes on after', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/'));
  await wake(page);
  const live = highlights(page).locator('[aria-live]');
  await highlights(page).hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(highlights(page).getByRole('button', { name: 'Pause rotation' })).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(live).toHaveAttribute('aria-live', 'off');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a reader pauses all rotators at their first slides, on this page and the next', async ({ page, site }) => {
    test.slow();
    await open(page, site.addressOf('lakeshore', '/'));
    await wake(page);
    await highlights(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 3');
    await highlights(page).getByRole('button', { name: 'Play rotation' }).click();
    await pauseAll(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'All Rotators Paused' })).toHaveCount(1);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 3');
    await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();

    await page
      .locator('a[href$="/sports/football"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/football/);
    const partners = page.getByRole('region', { name: 'Partners' });
    await partners.scrollIntoViewIfNeeded();
    await expect(partners.getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play all rotators' })).toBeVisible();
  });
});

test('a reader is told for a moment that all rotators are paused, and they stay so in a new document', async ({
  page,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', '/'));
  await pauseAll(page).click();
  const words = page.getByText('All Rotators Paused').and(page.locator('[aria-hidden="true"]'));
  await expect(words).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.reload();
  await wake(page);
  await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play all rotators' })).toBeVisible();
});

test('the control of all rotators covers no text at any width', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/'));
  await expect(pauseAll(page)).toBeVisible();
  for (const width of [320, 390, 640, 767, 768, 1024, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const top of [0, 700]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      expect.soft(await textUnder(pauseAll(page)), `${width} px wide, scrolled ${top} px`).toEqual([]);
    }
  }
});

test('slides that all fit side by side are no rotator', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, site.addressOf('lakeshore', '/sports/football/roster'));
  const partners = page.getByRole('region', { name: 'Partners' });
  await partners.scrollIntoViewIfNeeded();
  await expect(partners.locator('.swiper-initialized')).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(partners.getByRole('button')).toHaveCount(0);
  await expect(pauseAll(page)).toHaveCount(0);
});

test('a page without rotators has no control for them', async ({ page, site }) => {
  await open(page, site.addressOf('pineridge', '/'));
  await page.waitForTimeout(2500);
  await expect(pauseAll(page)).toHaveCount(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every rotator starts paused', async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', '/'));
    await wake(page);
    await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play all rotators' })).toBeVisible();
  });
});

test('campaigns that come into view are counted once, after 2 s of quiet', async ({ page, site }) => {
  const counts: Request[] = [];
  page.on('request', (request) => isCount(request) && counts.push(request));
  await open(page, site.addressOf('lakeshore', '/'));
  const first = await page.waitForRequest(isCount);
  expect(first.method()).toBe('GET');
  const header = await page
    .locator('header [data-campaign]:visible')
    .evaluateAll((all) => all.map((each) => Number(each.dataset.campaign)));
  expect(countedIds(first).sort()).toEqual(header.sort());
  expect((await first.response())?.ok()).toBe(true);

  await wake(page);
  const second = await page.waitForRequest(isCount);
  await page.evaluate(() => scrollTo(0, 0));
  await wake(page);
  await page.waitForTimeout(2500);
  expect(counts).toHaveLength(2);
  expect(countedIds(second)).not.toEqual(expect.arrayContaining(header.slice(0, 1)));
});

test('what was seen is counted at once when the page is left', async ({ page, site }) => {
  const counts: Request[] = [];
  page.on('request', (request) => isCount(request) && counts.push(request));
  // quiet never comes
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const timer = (run: () => void, time?: number) => (time === 2000 ? 0 : wait(run, time));
    Object.assign(window, { setTimeout: timer });
  });
  await open(page, site.addressOf('lakeshore', '/'));
  // the requests of a page that is gone are not told
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => leave().then(() => counts.flatMap(countedIds).length)).toBeGreaterThan(0);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });

  test('gets every slide and counts nothing', async ({ page, site }) => {
    const counts: Request[] = [];
    page.on('request', (request) => isCount(request) && counts.push(request));
    await page.goto(site.addressOf('lakeshore', '/'));
    await expect(highlights(page).locator('.swiper-slide')).toHaveCount(3);
    await page.waitForTimeout(2500);
    expect(counts).toEqual([]);
  });
});
