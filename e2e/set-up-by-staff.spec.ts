import { type Site, startSite } from '../acceptance/run/site.ts';
import { accessibilityFindings } from './accessibility.ts';
import type { College } from './colleges.ts';
import { commandLine } from './command-line.ts';
import { createSite } from './site.ts';
import { expect, open, test } from './test.ts';

const day = 86_400;

// one server of its own: what is set up here would stand in the way of the other specs
test.describe.configure({ mode: 'serial' });

let server: Site;
const addressOf = (college: College, page: string) => createSite(server.port).addressOf(college, page);
const setUp = (...words: string[]) => commandLine(server, ...words);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startSite({ samples: 'on' });
});

test.afterAll(() => server?.stop());

test('a takeover sends a visitor once, also one who is already on the site', async ({ page, context, troubles }) => {
  await setUp(
    'takeover',
    'add',
    '--tenant',
    'pineridge',
    '--type',
    'Url',
    '--url',
    addressOf('pineridge', '/login'),
    '--cookie',
    'giving-day',
  );
  await page.goto(addressOf('pineridge', '/'));
  await expect(page).toHaveURL(addressOf('pineridge', '/login'));
  expect((await context.cookies()).map(({ name }) => name)).toContain('giving-day');
  await page.goto(addressOf('pineridge', '/'));
  await expect(page).toHaveURL(addressOf('pineridge', '/'));

  await context.clearCookies({ name: 'giving-day' });
  await open(page, addressOf('pineridge', '/404'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Pine Ridge/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf('pineridge', '/login'));
  await setUp('takeover', 'end', '1', '--tenant', 'pineridge');
  await context.clearCookies({ name: 'giving-day' });
  await page.goto(addressOf('pineridge', '/'));
  await expect(page).toHaveURL(addressOf('pineridge', '/'));
  // a soft navigation that is refused, and a transition that a redirect cuts short, are reported by the browser
  expect(troubles.splice(0).filter((trouble) => !/409|Elsewhere|Transition was aborted/.test(trouble))).toEqual([]);
});

test('a reader of a page with advertising is asked politely, once in 30 days', async ({ page, context }) => {
  const popup = { title: 'Thank you for reading', text: 'Advertising pays for our teams.' };
  await setUp('config', 'set', `politePopup=${JSON.stringify(popup)}`, 'adPlaceholders=yes', '--tenant', 'lakeshore');
  const address = addressOf('lakeshore', '/sports/football/schedule');
  await open(page, address);
  const dialog = page.getByRole('dialog', { name: popup.title });
  await expect(dialog).toBeVisible({ timeout: 10_000 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'polite-popup');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 30 * day)).toBeLessThan(60);
  await open(page, address);
  await page.waitForTimeout(5000);
  await expect(dialog).toHaveCount(0);
});
