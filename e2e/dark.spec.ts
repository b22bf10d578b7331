import { accessibilityViolations } from './accessibility.ts';
import { firstAddress } from './samples.ts';
import { expect, open, test } from './test.ts';

test.describe('in the dark color scheme', () => {
  test.use({ colorScheme: 'dark' });

  for (const [college, names] of [
    ['lakeshore', ['home', 'schedule', 'boxscore']],
    ['pineridge', ['home']],
  ] as const) {
    test(`the pages of ${college} are accessible`, async ({ page, site }) => {
      for (const name of names) {
        const path = await firstAddress(site, college, name);
        await open(page, site.addressOf(college, path));
        expect.soft(await accessibilityViolations(page), path).toEqual([]);
      }
    });
  }

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('the open menu and the open search are accessible', async ({ page, site }) => {
        await open(page, site.addressOf('lakeshore', '/404'));
        const banner = page.getByRole('banner');
        const search = banner.locator('summary', { hasText: 'Search' });
        await search.click();
        await expect(banner.getByRole('combobox', { name: 'Search this site' })).toBeVisible();
        expect.soft(await accessibilityViolations(page), 'search').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(search).toBeFocused();
        const sports = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
        // the menu on phones opens its first item
        if (width < 1280) await page.getByRole('button', { name: 'Menu' }).click();
        else await sports.locator('summary').press('Enter');
        await expect(sports.getByRole('link').first()).toBeVisible();
        expect.soft(await accessibilityViolations(page), 'menu').toEqual([]);
      });
    });
  }
});

test('in forced colors, what opens below the header has a border', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page, site.addressOf('lakeshore', '/404'));
  const banner = page.getByRole('banner');
  await banner.locator('summary', { hasText: 'Follow' }).press('Enter');
  await expect(banner.locator('summary:has-text("Follow") + ul')).toHaveCSS('border-left', /^2px solid/);
  await banner.locator('summary', { hasText: 'Search' }).press('Enter');
  await expect(banner.locator('search form')).toHaveCSS('border-left', /^2px solid/);
});
