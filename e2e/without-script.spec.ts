import { expectCalendarAtToday } from './calendar-today.ts';
import { firstAddress } from './samples.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

// acceptance/pages.test.ts reads the HTML of every page; this is what readers see of it
test('without JavaScript pages show their heading, text, links and footer', async ({ page, site }) => {
  for (const name of ['home', 'schedule', 'boxscore', 'roster', 'story'] as const) {
    const path = await firstAddress(site, 'lakeshore', name);
    await page.goto(site.addressOf('lakeshore', path));
    const main = page.getByRole('main');
    await expect(page.locator('h1'), path).not.toBeEmpty();
    // a story may have no links but related stories, which are streamed
    const linked = name === 'story' ? page : main;
    await expect(linked.getByRole('link').filter({ visible: true }).first(), path).toBeVisible();
    await expect(main, path).toContainText(/\w{3}.*\w{3}/);
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});

test('without JavaScript a calendar on a phone is at today', async ({ page, site }) => {
  await expectCalendarAtToday(page, site);
});
