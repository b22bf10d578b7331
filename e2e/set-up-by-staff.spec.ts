import { createCollege } from '../acceptance/run/run-command.ts';
import { accessibilityViolations } from './accessibility.ts';
import { runCommand, server } from './command-line.ts';
import { lifetimeOf } from './cookie-lifetime.ts';
import { expect, open, test } from './test.ts';

const day = 86_400;

test('a takeover redirects each visitor once, after a soft navigation too', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  const addressOf = (path: string) => `http://takeover.localhost:${site.port}${path}`;
  await createCollege(server, 'takeover', 'Pine Ridge');
  const takeover = ['--type', 'Url', '--url', addressOf('/login'), '--cookie', 'giving-day'];
  await runCommand('takeover', 'add', '--tenant', 'takeover', ...takeover);
  await page.goto(addressOf('/'));
  await expect(page).toHaveURL(addressOf('/login'));
  expect((await context.cookies()).map(({ name }) => name)).toContain('giving-day');
  await page.goto(addressOf('/'));
  await expect(page).toHaveURL(addressOf('/'));

  await context.clearCookies({ name: 'giving-day' });
  await open(page, addressOf('/404'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Pine Ridge/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf('/login'));
  await runCommand('takeover', 'end', '1', '--tenant', 'takeover');
  await context.clearCookies({ name: 'giving-day' });
  await page.goto(addressOf('/'));
  await expect(page).toHaveURL(addressOf('/'));
  // Chromium logs the refused soft navigation and the view transition that the redirect aborts
  expect(pageErrors.splice(0).filter((error) => !/409|Elsewhere|Transition was aborted/.test(error))).toEqual([]);
});

test('the polite popup opens on a page with ads, once in 30 days', async ({ page, context, site }) => {
  const popup = { title: 'Thank you for reading', text: 'Advertising pays for our teams.' };
  await createCollege(server, 'popup', 'Harbor');
  await runCommand('config', 'set', `politePopup=${JSON.stringify(popup)}`, 'adPlaceholders=yes', '--tenant', 'popup');
  const address = `http://popup.localhost:${site.port}/`;
  await page.clock.install();
  await open(page, address);
  await expect(page.locator('[data-ad-round]').first()).toBeVisible();
  await page.clock.runFor(5000);
  const dialog = page.getByRole('dialog', { name: popup.title });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.resume();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'polite-popup');
  expect(Math.abs(lifetimeOf(cookie) - 30 * day)).toBeLessThan(60);

  await open(page, address);
  await expect(page.locator('[data-ad-round]').first()).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(dialog).toHaveCount(0);
});
