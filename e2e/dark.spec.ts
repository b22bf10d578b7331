import { accessibilityFindings } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

const widths = [390, 1280];

test.use({ colorScheme: 'dark' });

for (const college of colleges) {
  test(`in the dark, ${college} is as readable as by day`, async ({ page, site }) => {
    test.slow();
    for (const name of ['home', 'schedule', 'boxscore'] as const) {
      const [path = ''] = await samplesOf(site, college, name);
      await open(page, site.addressOf(college, path));
      expect.soft(await accessibilityFindings(page), path).toEqual([]);
    }
  });

  for (const width of widths) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test(`in the dark, the open menu and the open search of ${college} are readable`, async ({ page, site }) => {
        await open(page, site.addressOf(college, '/404'));
        const banner = page.getByRole('banner');
        const search = banner.locator('summary', { hasText: 'Search' });
        await search.click();
        await expect(banner.getByRole('searchbox')).toBeVisible();
        expect.soft(await accessibilityFindings(page), 'search').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(search).toBeFocused();
        if (width < 1280) await page.getByRole('button', { name: 'Menu' }).click();
        const sports = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
        await sports.locator('summary').press('Enter');
        await expect(sports.getByRole('link').first()).toBeVisible();
        expect.soft(await accessibilityFindings(page), 'menu').toEqual([]);
      });
    });
  }
}

test('where the reader chooses all colours, what opens below the header has an edge', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page, site.addressOf('lakeshore', '/404'));
  const banner = page.getByRole('banner');
  await banner.locator('summary', { hasText: 'Follow' }).press('Enter');
  await expect(banner.getByRole('list').filter({ hasText: 'Instagram' })).toHaveCSS('border-left', /^2px solid/);
  await banner.locator('summary', { hasText: 'Search' }).press('Enter');
  await expect(banner.locator('search form')).toHaveCSS('border-left', /^2px solid/);
});
