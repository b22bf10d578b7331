import { samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

test('a reader leaves only the plays that scored, with the keyboard', async ({ page, site }) => {
  const [boxScore = ''] = await samplesOf(site, 'lakeshore', 'boxscore');
  await open(page, site.addressOf('lakeshore', `${boxScore}?view=plays`));
  const plays = page.locator('[data-panel="plays"] section li').filter({ visible: true });
  const all = await plays.count();
  const control = page.getByRole('switch', { name: 'Scoring plays only' });
  await expect(control).not.toBeChecked();
  await control.focus();
  await page.keyboard.press('Space');
  await expect(control).toBeChecked();
  const scoring = await plays.count();
  expect(scoring).toBeGreaterThan(0);
  expect(scoring).toBeLessThan(all);
  expect(await plays.evaluateAll((rows) => rows.every((row) => row.hasAttribute('data-scoring')))).toBe(true);
  await page.keyboard.press('Space');
  await expect(plays).toHaveCount(all);
});

test('a reader copies the address of a story, and is told so for a moment', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [story = ''] = await samplesOf(site, 'lakeshore', 'story');
  await open(page, site.addressOf('lakeshore', `${story}?from=mail`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.addressOf('lakeshore', story));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 3000 });
});

test('a reader prints the roster and nothing else', async ({ page, context, site }) => {
  await context.addInitScript(() => {
    window.print = () => {
      (window.opener ?? window).document.body.dataset['printed'] = document.body.textContent ?? '';
    };
  });
  const [roster = ''] = await samplesOf(site, 'lakeshore', 'roster');
  await open(page, site.addressOf('lakeshore', roster));
  const player = (await page.locator('#players a').first().textContent()) ?? '';
  const sheet = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print the roster' }).click();
  await expect((await sheet).locator('#players')).toContainText(player);
  await expect.poll(() => page.evaluate(() => document.body.dataset['printed'])).toContain(player);
  expect(await page.evaluate(() => document.body.dataset['printed'])).not.toContain('Follow');
  await expect.poll(() => context.pages().length).toBe(1);
});

test('a video comes after a click, from the page that plays what the college keeps', async ({ page, site }) => {
  const { items } = await site.api('lakeshore', '/Stories?pageSize=100');
  const stories = await Promise.all(items.map(({ id }: { id: number }) => site.api('lakeshore', `/Stories/${id}`)));
  const story = stories.find(({ video }) => video?.archive);
  await page.route('**/showcase/embed?*', (route) => route.fulfill({ contentType: 'text/html', body: 'The player' }));
  await open(page, site.addressOf('lakeshore', story.url));
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: /^Play video/ }).focus();
  await page.keyboard.press('Enter');
  const query = new URLSearchParams({ archive: story.video.archive, autoplay: 'true', controls: 'true' });
  await expect(page.locator('iframe')).toHaveAttribute('src', `/showcase/embed?${query}`);
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
});
