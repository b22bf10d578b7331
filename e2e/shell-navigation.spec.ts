import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityViolations } from './accessibility.ts';
import { behaviorsLoaded, expect, open, test } from './test.ts';

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const schedule = href('schedule', { globalSportNameSlug: 'football' });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const itemsOf = (page: Page) => menuOf(page).locator('li > details');
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sportBarOf = (page: Page) => page.getByRole('navigation', { name: 'Football' });
const moreOf = (page: Page) => sportBarOf(page).locator('summary', { hasText: 'More' });
const isMarkedOpen = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-navigation-open'));

/** Links and buttons lower than a touch target. */
const tooLow = (page: Page, part: string) =>
  page
    .locator(`${part} :is(a, button, summary)`)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
    );

test.describe('at 1280 px', () => {
  test.use(desktop);
  test.beforeEach(async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', schedule));
    await behaviorsLoaded(page);
  });

  test('the main menu follows the mouse', async ({ page, site }) => {
    const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];

    await test.step('an item opens under the mouse, alone, and closes when the mouse leaves it', async () => {
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

    await test.step('Escape closes it and moves the focus to it', async () => {
      await sports.hover();
      await expect(sports).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(sports).not.toHaveAttribute('open');
      await expect(sports.locator('summary')).toBeFocused();
      await page.mouse.move(640, 800);
    });

    await test.step('sports are in columns with their pages', async () => {
      await sports.hover();
      const columns = sports.locator('div > ul');
      // measured together, because content above the header may still arrive
      const position = () =>
        columns.evaluateAll(([first, second]) => {
          const [one, other] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
          return one && other && { isBeside: other.x > one.x + 100, isLevel: other.y === one.y };
        });
      await expect.poll(position).toEqual({ isBeside: true, isLevel: true });
      const golf = menuOf(page).locator('li.sport-home li.sport-home', { hasText: /^Men's Golf/ });
      await expect(golf.getByRole('link')).toHaveText(["Men's Golf", 'Schedule', 'Roster']);
      await expect(menuOf(page).locator('ul > li.additional-links').first()).toBeAttached();
      await page.mouse.move(640, 800);
      await expect(sports).not.toHaveAttribute('open');
    });

    await test.step('a click leaves it open, and it is accessible', async () => {
      await sports.locator('summary').click();
      await expect(sports).toHaveAttribute('open');
      await expect(menuOf(page).getByRole('link', { name: 'Football', exact: true })).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    await test.step('it closes after one of its links is followed', async () => {
      await menuOf(page).getByRole('link', { name: "Men's Golf", exact: true }).click();
      await expect(page).toHaveURL(site.addressOf('lakeshore', href('sport', { slug: 'mens-golf' })));
      await page.mouse.move(640, 850);
      await expect(sports).not.toHaveAttribute('open');
      await expect.poll(() => isMarkedOpen(page)).toBe(false);
    });
  });

  test('the main menu works with the keyboard', async ({ page }) => {
    const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];

    await test.step('the first Tab reaches the skip link', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('an item opens with Enter or Space, and closes when the focus leaves it', async () => {
      await sports.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(sports).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(sports).toHaveAttribute('open');
      await fans.locator('summary').focus();
      await expect(sports).not.toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(fans.getByRole('link').first()).toBeVisible();
    });

    await test.step('Escape closes it and moves the focus to it', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(fans).not.toHaveAttribute('open');
      await expect(fans.locator('summary')).toBeFocused();
    });
  });

  test('the header has the channels, the pages of a sport and a mark while a part is scrolled off', async ({
    page,
  }) => {
    const follow = page.locator('header summary', { hasText: 'Follow' });
    const channel = page.getByRole('banner').getByRole('link', { name: 'Instagram' });
    await expect(channel).toBeHidden();
    await follow.click();
    await expect(channel).toBeVisible();
    await follow.click();
    await expect(channel).toBeHidden();
    await expect(toggleOf(page)).toBeHidden();

    await expect(sportBarOf(page).getByRole('link', { name: 'Schedule' })).toBeVisible();
    await expect(moreOf(page)).toBeHidden();

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
  test.use(phone);
  test.beforeEach(async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', schedule));
    await behaviorsLoaded(page);
  });

  test('the menu works by touch', async ({ page }) => {
    const [sports, fans] = [itemsOf(page).nth(0), itemsOf(page).nth(1)];

    await test.step('touch targets in the header are large enough', async () => {
      expect(await tooLow(page, 'header')).toEqual([]);
    });

    await test.step('it opens one item at a time and closes with its toggle', async () => {
      await toggleOf(page).tap();
      await expect(menuOf(page)).toBeVisible();
      await expect.poll(() => isMarkedOpen(page)).toBe(true);
      await fans.locator('summary').tap();
      await expect(fans).toHaveAttribute('open');
      await sports.locator('summary').tap();
      await expect(sports).toHaveAttribute('open');
      await expect(fans).not.toHaveAttribute('open');
      expect(await tooLow(page, '#main-menu')).toEqual([]);
      await expect.poll(() => menuOf(page).evaluate((menu) => menu.getAnimations({ subtree: true }).length)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await toggleOf(page).tap();
      await expect(menuOf(page)).toBeHidden();
      await expect(page.locator('#main-menu details[open]')).toHaveCount(0);
      await expect.poll(() => isMarkedOpen(page)).toBe(false);
    });

    await test.step("a sport's bar has its home and a toggle for the rest", async () => {
      const link = sportBarOf(page).getByRole('link', { name: 'Roster' });
      await expect(sportBarOf(page).getByRole('link')).toHaveCount(1);
      await moreOf(page).tap();
      await expect(link).toBeVisible();
      expect(await tooLow(page, 'nav[aria-label="Football"]')).toEqual([]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(moreOf(page)).toBeFocused();
    });

    await test.step('it closes after one of its links is followed', async () => {
      await toggleOf(page).tap();
      await menuOf(page).getByRole('link', { name: 'Softball' }).tap();
      await expect(page.locator('h1')).toContainText('Softball');
      await expect(menuOf(page)).toBeHidden();
    });
  });

  test('the menu works with the keyboard', async ({ page }) => {
    await test.step('Escape closes it and moves the focus to its toggle', async () => {
      await expect(menuOf(page)).toBeHidden();
      await toggleOf(page).focus();
      await page.keyboard.press('Enter');
      await expect(menuOf(page)).toBeVisible();
      await expect(itemsOf(page).nth(0)).toHaveAttribute('open');
      // search, the open item, its first sport
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
      await expect(menuOf(page).getByRole('link', { name: 'Football', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeHidden();
      await expect(toggleOf(page)).toBeFocused();
    });

    await test.step('it closes when the focus leaves it', async () => {
      await page.keyboard.press('Enter');
      await expect(menuOf(page)).toBeVisible();
      await page.getByRole('link', { name: 'Lakeshore Athletics home' }).focus();
      await expect(menuOf(page)).toBeHidden();
    });
  });

  test('the schedule of every sport is two taps away, and the last box score one', async ({ page, site }) => {
    await toggleOf(page).tap();
    const sports = menuOf(page).locator('li.sport-home li.sport-home');
    const schedules = sports.getByRole('link', { name: 'Schedule', exact: true });
    await expect(schedules).toHaveCount(await sports.count());
    await expect(sports.first().getByRole('link')).toHaveText(['Football', 'Schedule', 'Roster', 'Stats', 'News']);
    await schedules.last().tap();
    await expect(page.locator('h1')).toContainText('Schedule');
    await open(page, site.addressOf('lakeshore', href('home')));
    await page.getByRole('region', { name: 'This week' }).locator('a[href*="/boxscore/"]').last().tap();
    await page.waitForURL('**/boxscore/**');
  });

  test('the open menu of a college with few sports is accessible', async ({ page, site }) => {
    await open(page, site.addressOf('pineridge', href('schedule', { globalSportNameSlug: 'baseball' })));
    await toggleOf(page).click();
    await expect(itemsOf(page).nth(0)).toHaveAttribute('open');
    await expect.poll(() => menuOf(page).evaluate((menu) => menu.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

/** The entries that turn into a part of their page. */
const morphs = [
  { what: 'the picture of a story card', list: href('news'), link: 'article:has(picture) a', part: 'figure picture' },
  {
    what: 'the portrait of a player',
    list: href('roster', { slug: 'football' }),
    link: 'li:has(picture) a',
    part: 'picture',
  },
  {
    what: 'the score of a game',
    list: href('sport', { slug: 'mens-basketball' }),
    link: 'article:has(a[href*="/boxscore/"])',
    part: 'header[data-ground]',
  },
];

for (const { reducedMotion, transitions } of [
  { reducedMotion: 'no-preference', transitions: 1 },
  { reducedMotion: 'reduce', transitions: 0 },
] as const)
  for (const { what, list, link, part } of morphs)
    test(`${what} becomes that of its page in ${transitions} transitions: motion ${reducedMotion}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, site.addressOf('lakeshore', list));
      await behaviorsLoaded(page);
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          document.documentElement.dataset['morphs'] = String(
            Number(document.documentElement.dataset['morphs'] ?? 0) + 1,
          );
          return start(update);
        };
      });
      const address = page.url();
      await page.locator('main').locator(link).nth(1).click();
      await expect(page).not.toHaveURL(address);
      await expect(page.locator('main').locator(part).first()).toBeVisible();
      expect(await page.evaluate(() => Number(document.documentElement.dataset['morphs'] ?? 0))).toBe(transitions);
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('at 1280 px', () => {
    test.use(desktop);

    test('menus open one at a time, and the bar of a sport links to its pages', async ({ page, site }) => {
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
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });

  test.describe('at 390 px', () => {
    test.use(phone);

    test('the menu and the rest of a sport bar work by touch', async ({ page, site }) => {
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
});

test('the footer appears 1.5 s after the page', async ({ page, site }) => {
  await page.goto(site.addressOf('lakeshore', schedule));
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

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  // with reduced motion it does not wait
  await expect(footer).toBeVisible({ timeout: 400 });
});

test('home and sport home have their own styles, and a story has no skip link', async ({ page, site }) => {
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
