import { firstAddress } from './samples.ts';
import { expect, open, test } from './test.ts';

test('photos are viewed with the keyboard, and Escape returns to the photo viewed last', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'gallery')));
  const photos = page.locator('a[data-photo]');
  await photos.first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1 of ');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 of ');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photos.nth(1)).toBeFocused();
});

test('an episode is controlled with keys and stays in a bar on other pages until it is closed', async ({
  page,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'episode')));
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await page.keyboard.press('>');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const bar = page.getByRole('region', { name: 'Podcast player' });
  await expect(bar).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'Podcasts', exact: true }).click();
  await expect(bar).toContainText(title);
  await bar.getByRole('button', { name: 'Close the player' }).click();
  await expect(bar).toHaveCount(0);
});
