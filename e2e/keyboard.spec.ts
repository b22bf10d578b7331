import { behaviorsLoaded, expect, open, test } from './test.ts';

test.beforeEach(async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/'));
  // what menus do beyond opening is loaded after the page
  await behaviorsLoaded(page);
});

test('the first Tab reaches the link that skips to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a submenu opens with Enter, one at a time, and closes with Escape', async ({ page }) => {
    const menus = page.getByRole('navigation', { name: 'Main' }).locator('details');
    const [first, second] = [menus.nth(0), menus.nth(1)];
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.getByRole('link').first()).toBeVisible();
    await second.locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(second.getByRole('link').first()).toBeVisible();
    await expect(first).not.toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(second).not.toHaveAttribute('open');
    await expect(second.locator('summary')).toBeFocused();
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens with Enter and closes with Escape', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
