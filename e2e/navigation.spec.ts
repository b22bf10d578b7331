import { routes } from '../src/routing/routes.ts';
import { colleges } from './colleges.ts';
import { firstAddress, sampledRoutes } from './samples.ts';
import { expect, open, test } from './test.ts';

/** Chromium keeps 50 entries of a tab's history. */
const maxWayBack = 45;

test.use({ viewport: { width: 1280, height: 900 } });

for (const college of colleges) {
  test(`soft navigations reach every page of ${college} and go back in one document`, async ({ page, site }) => {
    test.setTimeout(120_000);
    const paths: string[] = [];
    for (const name of sampledRoutes) {
      const path = await firstAddress(site, college, name);
      const isWithFooter = name !== 'splash' && routes.find((route) => route.name === name)?.view === undefined;
      if (path && name !== 'notFound' && isWithFooter && !paths.includes(path)) paths.push(path);
    }
    const [home = '/', ...others] = paths;
    await open(page, site.addressOf(college, home));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const titles = [await page.title()];
    for (const path of others) {
      await page
        .locator('footer a:not([target])')
        .first()
        .evaluate((link, to) => link.setAttribute('href', to), path);
      await page.locator('footer a:not([target])').first().click();
      await expect(page).toHaveURL(site.addressOf(college, path));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect.poll(() => page.title(), `title of ${path}`).not.toBe(titles.at(-1));
      titles.push(await page.title());
    }
    for (const title of titles.reverse().slice(1, maxWayBack)) {
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}
