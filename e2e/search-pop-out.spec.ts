import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityViolations } from './accessibility.ts';
import { expect, open, test } from './test.ts';

const toggleOf = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Search' });
const textOf = (page: Page) => page.getByRole('banner').getByRole('searchbox');
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
