import { colleges } from './colleges.ts';
import { sampledRoutes, samplesOf } from './samples.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const college of colleges) {
  for (const name of sampledRoutes) {
    test(`without JavaScript a reader of ${college} gets the page ${name} and its links`, async ({ page, site }) => {
      const [path = ''] = await samplesOf(site, college, name);
      await page.goto(site.addressOf(college, path));
      const main = page.getByRole('main');
      await expect(page.locator('h1')).not.toBeEmpty();
      // a story may be nothing but text, and what is related to it comes late
      const linked = name === 'story' ? page : main;
      await expect(linked.getByRole('link').filter({ visible: true }).first()).toBeVisible();
      await expect(main).toContainText(/\w{3}.*\w{3}/);
      // a splash stands alone
      if ((await page.locator('[data-splash]').count()) > 0) return;
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    });
  }
}
