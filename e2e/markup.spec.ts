import { href } from '../src/routing/routes.ts';
import { expect, test } from './test.ts';

const schedule = href('schedule', { globalSportNameSlug: 'baseball' });
const roster = href('roster', { slug: 'baseball' });

test('finished markup is sent once, and stays in the document through hydration and soft navigations', async ({
  page,
}) => {
  const response = await page.goto(schedule);
  const html = (await response?.text()) ?? '';
  const payload = [...html.matchAll(/<rsc-data v='(.*?)'><\/rsc-data>/gs)].map(([, text]) => text).join('');
  const part = page
    .locator('main [data-markup]')
    .filter({ hasText: /.{100}/s })
    .first();
  const before = (await part.textContent()) ?? '';
  expect(payload).toMatch(/"id":"m\d+"/);
  expect(payload.length).toBeLessThan(html.length * 0.4);

  // React removes this attribute only if it creates the element again
  await part.evaluate((element) => element.firstElementChild?.setAttribute('data-survived', ''));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(page.locator('main [data-survived]')).toHaveCount(1);

  await page.locator(`a[href="${roster}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(roster);
  await expect(page.locator('h1')).toContainText('Roster');
  await page.goBack();
  await expect(page).toHaveURL(schedule);
  await expect(page.locator('h1')).toContainText('Schedule');
  await expect(page.locator('main')).toContainText(before.slice(0, 40));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
