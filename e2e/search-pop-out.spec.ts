import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityViolations } from './accessibility.ts';
import { expect, holdScripts, open, test } from './test.ts';

const toggleOf = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Search' });
// a combobox once it has text
const textOf = (page: Page) => page.getByRole('banner').locator('input[type="search"]');
const submitOf = (page: Page) => page.getByRole('banner').getByRole('search').getByRole('button');

/** Stores the time between the next key and the next focus change, in ms, on `window`. */
const measureFocusAfterKey = () => {
  const onKey = ({ timeStamp: pressed }: Event) =>
    document.addEventListener(
      'focusin',
      ({ timeStamp: focused }) => Object.assign(window, { focusedAfter: focused - pressed }),
      { once: true },
    );
  document.addEventListener('keydown', onKey, { once: true });
};

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('Escape closes the search and restores the focus 400 ms later; Enter sends it, with text only', async ({
      page,
      site,
    }) => {
      await open(page, site.addressOf('lakeshore', '/404'));
      await toggleOf(page).click();
      await expect(textOf(page)).toBeFocused();
      await expect(textOf(page)).toHaveAttribute('placeholder', 'Name, sport, opponent');
      await page.evaluate(measureFocusAfterKey);
      await page.keyboard.press('Escape');
      await expect(textOf(page)).toBeHidden();
      await expect(toggleOf(page)).toBeFocused();
      // timers may be late, and early by rounding only
      expect(await page.evaluate(() => Reflect.get(window, 'focusedAfter'))).toBeGreaterThanOrEqual(399);

      await page.keyboard.press('Enter');
      await expect(textOf(page)).toBeFocused();
      expect((await page.getByRole('banner').locator('search form').boundingBox())?.width).toBe(320);
      await expect(submitOf(page)).toBeDisabled();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.type(' ');
      await expect(submitOf(page)).toBeDisabled();
      await page.keyboard.type('golf');
      await expect(submitOf(page)).toBeEnabled();
      await textOf(page).fill('golf');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site.addressOf('lakeshore', `${href('search')}?q=golf`));
    });
  });
}

test('suggestions are chosen with the arrow keys, and Escape closes them before the search; an arrow key reopens them', async ({
  page,
  site,
}) => {
  // the reader types before the script of the header has loaded
  const load = await holdScripts(page, '**/assets/behaviors-*.js');
  await open(page, site.addressOf('lakeshore', '/404'));
  await toggleOf(page).click();
  await textOf(page).pressSequentially('footb');
  load();
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Football');
  await expect(textOf(page)).toHaveRole('combobox');
  await expect(textOf(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(textOf(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(textOf(page)).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(textOf(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.type('a');
  await expect(options.first()).toContainText('Football');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.addressOf('lakeshore', href('sport', { slug: 'football' })));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is sent', async ({ page, site }) => {
    await page.goto(site.addressOf('lakeshore', '/404'));
    await toggleOf(page).click();
    await textOf(page).fill('golf');
    await submitOf(page).click();
    await expect(page).toHaveURL(site.addressOf('lakeshore', `${href('search')}?q=golf`));
  });
});
