import type { Locator, Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, open, test } from './test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const currentSlide = (page: Page) => highlights(page).locator('.swiper-slide:not([inert])');
const pauseAll = (page: Page) => page.getByRole('button', { name: 'Pause all rotators' });

/** Visible texts that an element overlaps, other than its own. */
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
      // the sticky header is opaque: text scrolled beneath it is not covered by the control
      const isInHeader = node.parentElement.closest('header') !== null;
      if (isUnder && (isInHeader || !element.closest('header'))) found.push(node.textContent);
    }
    return found;
  });

/** Scrolls to the rotator of the home page and waits until it is interactive. */
const start = async (page: Page) => {
  await highlights(page).scrollIntoViewIfNeeded();
  await expect(highlights(page).locator('.swiper-initialized')).toBeVisible();
};

/** Campaign ids of the requests that count impressions, one list each. */
const recordImpressions = (page: Page): number[][] => {
  const impressions: number[][] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.includes('/promotions/counter')) return;
    impressions.push(searchParams.get('adIds')?.split(',').map(Number) ?? []);
  });
  return impressions;
};

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a rotator starts without a layout shift and works with buttons and arrow keys', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/'));
      const slide = highlights(page).locator('.swiper-slide').first();

      await test.step('nothing moves when it starts', async () => {
        const before = await slide.boundingBox();
        const from = await page.evaluate(() => scrollY);
        await start(page);
        const after = await slide.boundingBox();
        const scrolled = (await page.evaluate(() => scrollY)) - from;
        expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
        expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
        expect((after?.y ?? 0) + scrolled).toBeCloseTo(before?.y ?? 0, 0);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      });

      await test.step('the pause button comes before the slides in tab order', async () => {
        const rotation = highlights(page).getByRole('button', { name: 'Pause rotation' });
        await expect(rotation).toBeVisible();
        const focusable = highlights(page).locator('button, a').filter({ visible: true });
        await expect(focusable.first()).toHaveText('Pause rotation');
        await rotation.focus();
        await page.keyboard.press('Enter');
        await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeFocused();
        await expect(highlights(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      });

      await test.step('buttons and arrow keys change slides, from the last to the first', async () => {
        await expect(currentSlide(page)).toHaveAttribute('aria-label', '1 of 3');
        await highlights(page).getByRole('button', { name: 'Next slide' }).focus();
        await page.keyboard.press('Enter');
        await expect(currentSlide(page)).toHaveAttribute('aria-label', '2 of 3');
        await page.keyboard.press('ArrowRight');
        await expect(currentSlide(page)).toHaveAttribute('aria-label', '3 of 3');
        await page.keyboard.press('ArrowRight');
        await expect(currentSlide(page)).toHaveAttribute('aria-label', '1 of 3');
        await page.keyboard.press('End');
        await expect(currentSlide(page)).toHaveAttribute('aria-label', '3 of 3');
        await expect(highlights(page).getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true');
        await expect(highlights(page).locator('.swiper-slide[inert]')).toHaveCount(2);
      });
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

test('a page with rotators is accessible, playing and paused', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/'));
  await start(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(pauseAll(page)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await pauseAll(page).click();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('Swiper is loaded when a rotator is near the viewport', async ({ page, site }) => {
  const modules: string[] = [];
  page.on('request', (request) => modules.push(request.url()));
  await page.clock.install();
  await open(page, site.addressOf('lakeshore', '/sports/mens-basketball/schedule'));
  await page.clock.runFor(5000);
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  expect(modules.filter((url) => url.includes('rotator-controls'))).toEqual([]);
  const loaded = page.waitForRequest((request) => request.url().includes('rotator-controls'));
  await page.locator('[data-rotator]').first().scrollIntoViewIfNeeded();
  await loaded;
});

test('a rotator holds under the mouse, plays on, and pauses when the keyboard reaches a slide', async ({
  page,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', '/'));
  await start(page);
  const live = highlights(page).locator('[aria-live]');
  await highlights(page).hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(highlights(page).getByRole('button', { name: 'Pause rotation' })).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await expect(currentSlide(page)).toHaveAttribute('aria-label', '2 of 3', { timeout: 15_000 });
  await highlights(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('Tab');
  await expect(currentSlide(page).getByRole('link')).toBeFocused();
  await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all rotators pause at their first slides, on the next page and in a new document too', async ({
    page,
    site,
  }) => {
    const announcement = page.getByText('All Rotators Paused').and(page.locator('[aria-hidden="true"]'));
    await open(page, site.addressOf('lakeshore', '/'));
    await start(page);
    await highlights(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(currentSlide(page)).toHaveAttribute('aria-label', '2 of 3');
    await highlights(page).getByRole('button', { name: 'Play rotation' }).click();
    await pauseAll(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'All Rotators Paused' })).toHaveCount(1);
    await expect(announcement).toBeVisible();
    await expect(currentSlide(page)).toHaveAttribute('aria-label', '1 of 3');
    await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(announcement).toHaveCount(0);

    await page
      .locator('a[href$="/sports/football"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/football/);
    const partners = page.getByRole('region', { name: 'Partners' });
    await partners.scrollIntoViewIfNeeded();
    await expect(partners.getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play all rotators' })).toBeVisible();

    await open(page, site.addressOf('lakeshore', '/'));
    await start(page);
    await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play all rotators' })).toBeVisible();
  });
});

test('the button for all rotators covers no text at any width', async ({ page, site }) => {
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

test('a page without moving rotators has no controls for them', async ({ page, site }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('where all slides fit side by side', async () => {
    await open(page, site.addressOf('lakeshore', '/sports/football/roster'));
    const partners = page.getByRole('region', { name: 'Partners' });
    await partners.scrollIntoViewIfNeeded();
    await expect(partners.locator('.swiper-initialized')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(partners.getByRole('button')).toHaveCount(0);
    await expect(pauseAll(page)).toHaveCount(0);
  });

  await test.step('where there are none', async () => {
    await open(page, site.addressOf('pineridge', '/'));
    await page.clock.runFor(5000);
    await expect(pauseAll(page)).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every rotator starts paused', async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', '/'));
    await start(page);
    await expect(highlights(page).getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play all rotators' })).toBeVisible();
  });
});

test('campaigns that come into view are counted once, after 2 s', async ({ page, site }) => {
  const impressions = recordImpressions(page);
  await open(page, site.addressOf('lakeshore', '/'));
  const first = await page.waitForRequest((request) => request.url().includes('/promotions/counter'));
  expect(first.method()).toBe('GET');
  expect((await first.response())?.ok()).toBe(true);
  const header = await page
    .locator('header [data-campaign]:visible')
    .evaluateAll((all) => all.map((each) => Number(each.dataset.campaign)));
  expect(impressions).toHaveLength(1);
  expect(impressions[0]?.toSorted()).toEqual(header.toSorted());

  await start(page);
  await expect.poll(() => impressions.length).toBe(2);
  await page.clock.install();
  await page.evaluate(() => scrollTo(0, 0));
  await start(page);
  await page.clock.runFor(5000);
  expect(impressions).toHaveLength(2);
  expect(impressions[1]).not.toEqual(expect.arrayContaining(header.slice(0, 1)));
});

test('impressions are sent at once when the page is left', async ({ page, site }) => {
  const impressions = recordImpressions(page);
  // the timer that sends them never fires
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const timer = (run: () => void, time?: number) => (time === 2000 ? 0 : original(run, time));
    Object.assign(window, { setTimeout: timer });
  });
  await open(page, site.addressOf('lakeshore', '/'));
  // Playwright reports no requests of a page that is gone
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => leave().then(() => impressions.flat().length)).toBeGreaterThan(0);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });

  test('gets every slide and sends no impressions', async ({ page, site }) => {
    const impressions = recordImpressions(page);
    await page.clock.install();
    await page.goto(site.addressOf('lakeshore', '/'));
    await expect(highlights(page).locator('.swiper-slide')).toHaveCount(3);
    await page.clock.runFor(5000);
    expect(impressions).toEqual([]);
  });
});
