import { colleges } from './colleges.ts';
import { firstAddress, samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

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

test('at 320 px and with text of twice the size, pages scroll vertically only', async ({ page, site }) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const name of ['home', 'sport', 'schedule', 'results', 'search', 'boxscore', 'roster', 'calendar'] as const) {
    const { states } = await samplesOf(site, 'lakeshore', name);
    for (const path of states.slice(0, 2)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, site.addressOf('lakeshore', path));
      expect.soft(await overflow(), `${path} at 320 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await overflow(), `${path} with large text`).toBeLessThanOrEqual(0);
    }
  }
});

test('links of lists and tables are at least 24 px high', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['sport', 'coachingRecordsByYear', 'coachingRecordsOverall', 'boxscore', 'results'] as const) {
    const path = await firstAddress(site, 'lakeshore', name);
    await open(page, site.addressOf('lakeshore', path));
    const low = await page
      .locator('main :is(td, th, li, li > p) > a')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.flatMap((link) => {
          // some links cover the entry that they are in
          const covers = getComputedStyle(link, '::after').position === 'absolute';
          return !covers && link.getBoundingClientRect().height < 24 ? (link.textContent ?? '') : [];
        }),
      );
    expect.soft(low, path).toEqual([]);
  }
});
