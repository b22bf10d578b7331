import { firstAddress, sampledRoutes } from './samples.ts';
import { isReachedSoftly, navigate } from './soft-navigation.ts';
import { expect, open, test } from './test.ts';

/** Pages that are left by going back. */
const wayBack = 12;

test.use({ viewport: { width: 1280, height: 900 } });

// e2e/pages.spec.ts reaches the pages of the smaller college alike
test('soft navigations reach every page and go back in one document', async ({ page, site }) => {
  test.setTimeout(120_000);
  const paths = new Set<string>();
  for (const name of sampledRoutes.filter(isReachedSoftly)) paths.add(await firstAddress(site, 'lakeshore', name));
  const [home = '/', ...others] = paths;
  await open(page, site.addressOf('lakeshore', home));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const titles = [await page.title()];
  for (const path of others) {
    await navigate(page, path);
    titles.push(await page.title());
  }
  for (const title of titles.reverse().slice(1, wayBack + 1)) {
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
