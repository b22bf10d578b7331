import { expect, open, test } from './test.ts';

test('the last result and the next game of a season are one tap away from the first screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.addressOf('lakeshore', '/sports/mens-basketball/schedule'));
  await page.getByRole('region', { name: 'Next game' }).locator('a[href="#next"]').click();
  const next = page.locator('li[data-next]');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('li[data-at]:has(+ li[data-next]), li[data-next]').first()).toBeInViewport({ ratio: 1 });
  const last = page
    .locator('li[data-at]')
    .filter({ has: page.getByRole('link', { name: 'Box score' }) })
    .last();
  await expect(last).toBeInViewport({ ratio: 1 });
});
