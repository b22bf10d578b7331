import { colleges } from './colleges.ts';
import { samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

// what is left of a window of 1280 by 1024 px that is enlarged four times
test.use({ viewport: { width: 320, height: 256 } });

for (const college of colleges) {
  test(`enlarged four times, ${college} is read downwards only, and the header makes room`, async ({ page, site }) => {
    for (const name of ['home', 'sport', 'schedule'] as const) {
      const [path = ''] = await samplesOf(site, college, name);
      await open(page, site.addressOf(college, path));
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      const actions = page.getByRole('banner').getByRole('link', { name: /^(Tickets|Donate)$/ });
      for (const action of await actions.all()) await expect.soft(action, path).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 600));
      await expect.soft(page.getByRole('banner'), path).not.toBeInViewport();
    }
  });
}
