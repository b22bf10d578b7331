import { firstAddress } from './samples.ts';
import { expect, open, test } from './test.ts';

test('a story opens the share sheet of the device with its title and address', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => void Object.assign(window, { shared }),
    });
  });
  await open(page, site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'story')));
  await page.locator('main summary', { hasText: 'Share' }).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const url = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title, url });
  await expect(page.locator('main details', { hasText: 'Share' })).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a story lists links to share it', async ({ page, site }) => {
    await page.goto(site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'story')));
    await page.locator('main summary', { hasText: 'Share' }).click();
    const url = encodeURIComponent((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '?');
    const links = page.locator('main details', { hasText: 'Share' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) expect(await link.getAttribute('href')).toContain(url);
  });
});
