import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityFindings } from './accessibility.ts';
import { expect, open, test } from './test.ts';

const toggleOf = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Search' });
const textOf = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const submitOf = (page: Page) => page.getByRole('banner').getByRole('search').getByRole('button');

/** Leaves in the window of the page how many ms after the next key the focus moves. */
const watchFocusAfterKey = () => {
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

    test('a search is sent with Enter, and only with text', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/404'));
      await toggleOf(page).focus();
      await page.keyboard.press('Enter');
      await expect(textOf(page)).toBeFocused();
      expect((await page.getByRole('banner').locator('search form').boundingBox())?.width).toBe(320);
      await expect(submitOf(page)).toBeDisabled();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.type(' ');
      await expect(submitOf(page)).toBeDisabled();
      await page.keyboard.type('golf');
      await expect(submitOf(page)).toBeEnabled();
      await textOf(page).fill('golf');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site.addressOf('lakeshore', `${href('search')}?q=golf`));
    });

    test('Escape closes the search, and the focus is back on its toggle 400 ms later', async ({ page, site }) => {
      await open(page, site.addressOf('lakeshore', '/404'));
      await toggleOf(page).click();
      await expect(textOf(page)).toBeFocused();
      await page.evaluate(watchFocusAfterKey);
      await page.keyboard.press('Escape');
      await expect(textOf(page)).toBeHidden();
      await expect(toggleOf(page)).toBeFocused();
      // timers are never early, by more than a rounding, and late on a busy machine
      expect(await page.evaluate(() => Reflect.get(window, 'focusedAfter'))).toBeGreaterThanOrEqual(399);
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
