import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { expect, open, test } from './test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const address = href('calendar', {}, { view: 'list' });
const schedule = href('schedule', { globalSportNameSlug: 'mens-basketball' });

/** Printed times with the instants that they mean. */
const timesOn = (page: Page) =>
  page
    .locator('li[data-at] time[datetime*=T]')
    .evaluateAll((all) => all.map((time) => [time.getAttribute('datetime') ?? '', time.textContent ?? '']));
const hourIn = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h12' })
    .format(new Date(instant))
    .split(/\s/)[0];

async function expectBerlin(page: Page) {
  const times = await timesOn(page);
  expect(times.length).toBeGreaterThan(0);
  for (const [instant = '', text = ''] of times)
    expect(text.replace('Noon', '12').replace(/^\w+, \w+ \d+ /, '')).toMatch(
      new RegExp(`^${hourIn(instant, 'Europe/Berlin')}\\b`),
    );
}

for (const [name, path] of [
  ['a calendar', address],
  ['a schedule', schedule],
] as const)
  test(`${name} shows times in the reader’s time zone, remembers it and goes back`, async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', path));
    const before = await timesOn(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.getByRole('button', { name: 'My time zone' }).click();
    await expect(page.locator('main').getByText('Times in Central European Time.')).toBeVisible();
    await expectBerlin(page);
    // nothing shifts
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await open(page, site.addressOf('lakeshore', path));
    await expect(page.locator('main').getByText('Times in Central European Time.')).toBeVisible();
    await expectBerlin(page);
    await page.getByRole('button', { name: 'Venue times' }).click();
    await expect(page.locator('main').getByText('Times local to the venue.')).toBeVisible();
    expect(await timesOn(page)).toEqual(before);
  });

test('a browser without Temporal loads a polyfill for it, others do not', async ({ page, context, site }) => {
  const polyfills: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('temporal-polyfill')) polyfills.push(request.url());
  });
  await open(page, site.addressOf('lakeshore', address));
  await page.getByRole('button', { name: 'My time zone' }).click();
  await expect(page.locator('main').getByText('Times in Central European Time.')).toBeVisible();
  await expectBerlin(page);
  expect(polyfills).toEqual([]);

  const old = await context.newPage();
  await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await open(old, site.addressOf('lakeshore', address));
  await expect(old.locator('main').getByText('Times in Central European Time.')).toBeVisible();
  await expectBerlin(old);
  expect(polyfills).toHaveLength(1);
});

test('the link to subscribe follows the filter of a schedule', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', schedule));
  const link = page.getByText('Subscribe', { exact: true }).and(page.locator('main a'));
  await expect(link).not.toHaveAttribute('href', /location/);
  await page.getByRole('link', { name: /^Home \d/ }).click();
  await expect(link).toHaveAttribute('href', /&location=H$/);
  await page.getByRole('link', { name: /^All \d/ }).click();
  await expect(link).not.toHaveAttribute('href', /location/);
  await page.goto(`${site.addressOf('lakeshore', schedule)}?location=A`);
  await expect(link).toHaveAttribute('href', /&location=A$/);
});
