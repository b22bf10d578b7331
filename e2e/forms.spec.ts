import { accessibilityViolations } from './accessibility.ts';
import { expect, open, test } from './test.ts';

test('a form shows the fields of a choice, and moves the focus to its errors without a reload', async ({
  page,
  site,
}) => {
  await open(page, site.addressOf('lakeshore', '/form/3'));
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.getByLabel('I am now a').selectOption('College student');
  await expect(page.getByLabel('Current college')).toBeVisible();
  await expect(page.getByLabel('High school', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'First name is required.' }).press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});
