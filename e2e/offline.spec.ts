import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const schedule = '/sports/football/schedule';

test('a visited schedule and its box scores open without a connection, and are current with one', async ({
  page,
  context,
}) => {
  await page.goto(schedule);
  const heading = await page.locator('h1').first().textContent();
  const boxScore = () =>
    page.evaluate(async () => {
      const cache = await caches.open('pages');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).find((path) => path.includes('/boxscore/'));
    });
  await expect.poll(boxScore, { timeout: 20_000 }).toBeTruthy();

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1').first()).toHaveText(heading ?? '');
  await page.goto((await boxScore()) ?? '');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/sports/womens-soccer/stats');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Saved pages' })
    .getByRole('link', { name: /football schedule/i })
    .click();
  await expect(page.locator('h1').first()).toHaveText(heading ?? '');

  // the copy that is on screen is not what the server has
  await page.evaluate(async (address) => {
    const cache = await caches.open('pages');
    const copy = await cache.match(address, { ignoreVary: true });
    const text = (await copy?.text())?.replaceAll('Football', 'Rugby') ?? '';
    await cache.put(address, new Response(text, copy));
  }, schedule);
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('h1').first()).toContainText('Rugby');
  await context.setOffline(false);
  await expect(page.locator('h1').first()).toHaveText(heading ?? '');
});
