import { colleges } from './colleges.ts';
import { firstAddress } from './samples.ts';
import { test } from './shared-tab.ts';
import { expect, open } from './test.ts';

// a window of 1280 × 1024 px at 400 % zoom
test.use({ viewport: { width: 320, height: 256 } });

for (const college of colleges) {
  test(`at 400 % zoom pages of ${college} scroll vertically only, and the header scrolls away`, async ({
    page,
    site,
  }) => {
    for (const name of ['home', 'sport', 'schedule'] as const) {
      const path = await firstAddress(site, college, name);
      await open(page, site.addressOf(college, path));
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
      const actions = page.getByRole('banner').getByRole('link', { name: /^(Tickets|Donate)$/ });
      for (const action of await actions.all()) await expect.soft(action, path).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 600));
      await expect.soft(page.getByRole('banner'), path).not.toBeInViewport();
    }
  });
}

test('tabs scroll within their row, however many there are', async ({ page, site }) => {
  for (const name of [
    'results',
    'calendar',
    'roster',
    'coaches',
    'opponentHistory',
    'cumeStats',
    'gameCenter',
  ] as const) {
    const path = await firstAddress(site, 'lakeshore', name);
    await open(page, site.addressOf('lakeshore', path));
    const overflow = await page.evaluate(() => {
      for (const list of document.querySelectorAll('main nav > ul')) {
        const last = list.lastElementChild;
        for (let count = 0; last && count < 6; count += 1) last.after(last.cloneNode(true));
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(overflow, `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
  }
});
