import { expectCalendarAtToday } from './calendar-today.ts';
import { colleges } from './colleges.ts';
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

for (const college of colleges)
  test(`without JavaScript the scores of ${college} start at the live or next game`, async ({ page, site }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.addressOf(college, '/'));
      const scores = page.getByRole('group', { name: 'Scores' });
      const [first, start] = await scores.evaluate((row) => {
        const games = [...row.querySelectorAll('li li')].toSorted(
          (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
        );
        return [
          games.find((game) => game.getBoundingClientRect().left >= 0),
          row.querySelector('[data-scroll-start]'),
        ].map((game) => game?.textContent);
      });
      expect(start, `${width} px`).toBeTruthy();
      expect(first, `${width} px`).toBe(start);
    }
  });
