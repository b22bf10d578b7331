import { firstAddress } from './samples.ts';
import { expect, open, test } from './test.ts';

const figuresIn = (texts: readonly string[]) =>
  texts.filter((text) => /\d/.test(text)).map((text) => Number.parseFloat(text));
const descending = (figures: readonly number[]) => figures.toSorted((a, b) => b - a);

test('a column of statistics sorts in place, both ways, and its address shows the same order', async ({
  page,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'cumeStats')));
  const table = page.locator('table.sidearm-table').first();
  const heading = table
    .locator('thead th')
    .filter({ has: page.locator('a[data-sort]') })
    .last();
  const index = Number(await heading.locator('a[data-sort]').getAttribute('data-sort'));
  const column = table.locator(`tbody tr:has([data-player-id]) > :nth-child(${index + 1})`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const sorted = await column.allTextContents();
  expect(figuresIn(sorted)).toEqual(descending(figuresIn(sorted)));
  expect(requests.filter((url) => url.includes('/stats'))).toEqual([]);
  const address = page.url();

  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(figuresIn(await column.allTextContents())).toEqual(descending(figuresIn(sorted)).reverse());

  await open(page, address);
  expect(await column.allTextContents()).toEqual(sorted);
});

test('on a phone a menu leads to a table far below, and closes', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'cumeStats')));
  const menu = page.locator('main details', { hasText: 'Tables' });
  await menu.locator('summary').click();
  const link = menu.getByRole('link').last();
  const caption = page.locator('caption', { hasText: (await link.textContent()) ?? '' }).last();
  await link.click();
  await expect(caption).toBeInViewport();
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a column heading leads to the sorted table', async ({ page, site }) => {
    await page.goto(site.addressOf('lakeshore', await firstAddress(site, 'lakeshore', 'cumeStats')));
    await page.locator('table.sidearm-table').first().locator('a[data-sort]').last().click();
    await expect(page).toHaveURL(/sort=/);
    await expect(page.locator('th[aria-sort=descending]')).toHaveCount(1);
  });
});
