import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityFindings } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { behaviorsLoaded, expect, open, test } from './test.ts';

const wide = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };

const schedule = href('schedule', { globalSportNameSlug: 'football' });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const itemsOf = (page: Page) => menuOf(page).locator('li > details');
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sportBarOf = (page: Page) => page.getByRole('navigation', { name: 'Football' });
const moreOf = (page: Page) => sportBarOf(page).locator('summary', { hasText: 'More' });
const isMarkedOpen = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-navigation-open'));

/** What menus do beyond opening is loaded after the page. */
const openWhole = async (page: Page, address: string) => {
  await open(page, address);
  await behaviorsLoaded(page);
};

/** Links and buttons of a part that are lower than a fingertip. */
const tooLow = (page: Page, part: string) =>
  page
    .locator(`${part} :is(a, button, summary)`)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
    );

test.describe('at 1280 px', () => {
  test.use(wide);
  test.beforeEach(({ page, site }) => openWhole(page, site.addressOf('lakeshore', schedule)));

  test('an item of the main menu opens under the mouse, alone, and closes when the mouse leaves it', async ({
    page,
  }) => {
    const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];
    await sports.hover();
    await expect(sports).toHaveAttribute('open');
    await expect.poll(() => isMarkedOpen(page)).toBe(true);
    await menuOf(page).getByRole('link', { name: "Men's Golf", exact: true }).hover();
    await expect(sports).toHaveAttribute('open');
    await fans.locator('summary').hover();
    await expect(fans).toHaveAttribute('open');
    await expect(sports).not.toHaveAttribute('open');
    await page.mouse.move(640, 800);
    await expect(fans).not.toHaveAttribute('open');
    await expect.poll(() => isMarkedOpen(page)).toBe(false);
  });

  test('a click on an item leaves it open under the mouse', async ({ page }) => {
    const [sports] = [itemsOf(page).nth(0)];
    await sports.locator('summary').click();
    await expect(sports).toHaveAttribute('open');
    await expect(menuOf(page).getByRole('link', { name: 'Football', exact: true })).toBeVisible();
  });

  test('Escape closes an item that the mouse opened and takes the focus to it', async ({ page }) => {
    const sports = itemsOf(page).nth(0);
    await sports.hover();
    await expect(sports).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(sports).not.toHaveAttribute('open');
    await expect(sports.locator('summary')).toBeFocused();
  });

  test('an item closes when the focus moves on', async ({ page }) => {
    const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];
    await sports.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(sports).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(sports).toHaveAttribute('open');
    await fans.locator('summary').focus();
    await expect(sports).not.toHaveAttribute('open');
  });

  test('following a link of the menu closes it', async ({ page, site }) => {
    await itemsOf(page).nth(0).hover();
    await menuOf(page).getByRole('link', { name: "Men's Golf", exact: true }).click();
    await expect(page).toHaveURL(site.addressOf('lakeshore', href('sport', { slug: 'mens-golf' })), {
      timeout: 15_000,
    });
    await page.mouse.move(640, 850);
    await expect(itemsOf(page).nth(0)).not.toHaveAttribute('open');
    await expect.poll(() => isMarkedOpen(page)).toBe(false);
  });

  test('sports stand in columns with their pages', async ({ page }) => {
    await itemsOf(page).nth(0).hover();
    const columns = itemsOf(page).nth(0).locator('div > ul');
    // at one moment: what is above the header may still come
    const standing = () =>
      columns.evaluateAll(([first, second]) => {
        const [one, other] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
        return one && other && { isBeside: other.x > one.x + 100, isLevel: other.y === one.y };
      });
    await expect.poll(standing).toEqual({ isBeside: true, isLevel: true });
    const golf = menuOf(page).locator('li.sport-home li.sport-home', { hasText: /^Men's Golf/ });
    await expect(golf.getByRole('link')).toHaveText(["Men's Golf", 'Schedule', 'Roster']);
    await expect(menuOf(page).locator('ul > li.additional-links').first()).toBeAttached();
  });

  test("the college's channels open and close", async ({ page }) => {
    const follow = page.locator('header summary', { hasText: 'Follow' });
    const channel = page.getByRole('banner').getByRole('link', { name: 'Instagram' });
    await expect(channel).toBeHidden();
    await follow.click();
    await expect(channel).toBeVisible();
    await follow.click();
    await expect(channel).toBeHidden();
    await expect(toggleOf(page)).toBeHidden();
  });

  test("a sport's pages stand in its bar", async ({ page }) => {
    await expect(sportBarOf(page).getByRole('link', { name: 'Schedule' })).toBeVisible();
    await expect(moreOf(page)).toBeHidden();
  });

  test('the header is marked while a part of it is scrolled off', async ({ page }) => {
    const header = page.getByRole('banner');
    await expect(header).not.toHaveClass(/header-stuck/);
    await page.evaluate(() => scrollTo(0, 700));
    await expect(header).toHaveClass(/header-stuck/);
    await expect(page.getByRole('link', { name: 'Lakeshore Athletics home' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).not.toHaveClass(/header-stuck/);
  });
});

test.describe('at 390 px', () => {
  test.use(narrow);
  test.beforeEach(({ page, site }) => openWhole(page, site.addressOf('lakeshore', schedule)));

  test('the menu opens by touch, one item at a time, and closes by its toggle', async ({ page }) => {
    await toggleOf(page).tap();
    const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];
    await expect(menuOf(page)).toBeVisible();
    await expect.poll(() => isMarkedOpen(page)).toBe(true);
    await fans.locator('summary').tap();
    await expect(fans).toHaveAttribute('open');
    await sports.locator('summary').tap();
    await expect(sports).toHaveAttribute('open');
    await expect(fans).not.toHaveAttribute('open');
    expect(await tooLow(page, '#main-menu')).toEqual([]);
    await toggleOf(page).tap();
    await expect(menuOf(page)).toBeHidden();
    await expect(page.locator('#main-menu details[open]')).toHaveCount(0);
    await expect.poll(() => isMarkedOpen(page)).toBe(false);
  });

  test('Escape closes the menu and takes the focus to its toggle', async ({ page }) => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(itemsOf(page).nth(0)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name: 'Football', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  });

  test('the menu closes when the focus leaves it, and after a link of it was followed', async ({ page }) => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    await page.getByRole('link', { name: 'Lakeshore Athletics home' }).focus();
    await expect(menuOf(page)).toBeHidden();
    await toggleOf(page).tap();
    await itemsOf(page).nth(0).locator('summary').tap();
    await menuOf(page).getByRole('link', { name: 'Softball' }).tap();
    await expect(page.locator('h1')).toContainText('Softball');
    await expect(menuOf(page)).toBeHidden();
  });

  test("a sport's bar is its home and a toggle for the rest", async ({ page }) => {
    const link = sportBarOf(page).getByRole('link', { name: 'Roster' });
    await expect(sportBarOf(page).getByRole('link')).toHaveCount(1);
    await moreOf(page).tap();
    await expect(link).toBeVisible();
    expect(await tooLow(page, 'nav[aria-label="Football"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(moreOf(page)).toBeFocused();
  });

  test('what a finger hits in the header is large enough', async ({ page }) => {
    expect(await tooLow(page, 'header')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('at 1280 px', () => {
    test.use(wide);

    test('menus open one at a time, and the bar of a sport is there', async ({ page, site }) => {
      await page.goto(site.addressOf('lakeshore', schedule));
      const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];
      await sports.locator('summary').click();
      await expect(menuOf(page).getByRole('link', { name: 'Softball' })).toBeVisible();
      await fans.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(sports).not.toHaveAttribute('open');
      await page.keyboard.press('Enter');
      await sportBarOf(page).getByRole('link', { name: 'Roster' }).click();
      await expect(page.locator('h1')).toContainText('Roster');
    });
  });

  test.describe('at 390 px', () => {
    test.use(narrow);

    test('the menu and the rest of a sport are reached by touch', async ({ page, site }) => {
      await page.goto(site.addressOf('lakeshore', schedule));
      await moreOf(page).tap();
      await sportBarOf(page).getByRole('link', { name: 'Roster' }).tap();
      await page.waitForURL('**/roster');
      await toggleOf(page).tap();
      await itemsOf(page).nth(0).locator('summary').tap();
      await menuOf(page).getByRole('link', { name: 'Softball' }).tap();
      await expect(page.locator('h1')).toContainText('Softball');
    });
  });

  test('the footer is there', async ({ page, site }) => {
    await page.goto(site.addressOf('lakeshore', '/'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

for (const college of colleges) {
  for (const [name, viewport] of Object.entries({ 'wide page': wide, 'narrow page': narrow })) {
    test.describe(`${college}, a ${name}`, () => {
      test.use(viewport);

      test('has accessible menus, open as well', async ({ page, site }) => {
        test.slow();
        await open(page, site.addressOf(college, href('schedule', { globalSportNameSlug: 'baseball' })));
        if (viewport === narrow) {
          await page.locator('nav summary', { hasText: 'More' }).click();
          expect.soft(await accessibilityFindings(page), 'sport bar').toEqual([]);
          await toggleOf(page).click();
        }
        await itemsOf(page).nth(0).locator('summary').click();
        await expect(itemsOf(page).nth(0)).toHaveAttribute('open');
        await page.waitForTimeout(300);
        expect.soft(await accessibilityFindings(page), 'menu').toEqual([]);
      });
    });
  }
}

test('the footer appears 1.5 s after the page', async ({ page, site }) => {
  await page.goto(site.addressOf('lakeshore', '/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible({ timeout: 2500 });
  const isVisibleAt = await footer.evaluate((element: HTMLElement) => {
    element.style.animationName = 'none';
    element.getBoundingClientRect();
    element.style.animationName = '';
    const [appearance] = element.getAnimations();
    appearance?.pause();
    return [0, 1499, 1500].map((time) => {
      if (appearance) appearance.currentTime = time;
      return element.checkVisibility({ visibilityProperty: true });
    });
  });
  expect(isVisibleAt).toEqual([false, false, true]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the footer is there at once', async ({ page, site }) => {
    await page.goto(site.addressOf('lakeshore', '/'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 400 });
  });
});

test('home and sport home have a style of their own, a story has no skip link', async ({ page, site }) => {
  const main = page.getByRole('main');
  await page.goto(site.addressOf('lakeshore', '/'));
  await expect(main).toHaveClass(/home-page/);
  await expect(page.getByText('Home of the Herons')).toBeVisible();
  await page.goto(site.addressOf('lakeshore', schedule));
  await expect(main).toHaveClass(/common-page/);
  await expect(page.getByText('Home of the Herons')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1);
  const { items } = await site.api('lakeshore', '/Stories?pageSize=1');
  await page.goto(site.addressOf('lakeshore', items[0].url));
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0);
  expect(await page.locator('[data-ad="outstream"]').evaluate((element) => element.clientHeight)).toBe(1);
});
