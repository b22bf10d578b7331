import { fastestSubmission } from '../src/submissions/render-token.ts';
import { accessibilityViolations } from './accessibility.ts';
import { expect, holdScripts, open, test } from './test.ts';

/** Opens a form and waits for its script. */
const openForm: typeof open = async (page, address) => {
  const response = await open(page, address);
  await page.locator('form[data-checked]').waitFor();
  return response;
};

test('a form shows the fields of a choice, and moves the focus to its errors without a reload', async ({
  page,
  site,
}) => {
  await openForm(page, site.addressOf('lakeshore', '/form/3'));
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.getByLabel('Year in school').selectOption('College student');
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

test('errors of a text appear 20 ms after it is left, those of checkboxes after their first change', async ({
  page,
  site,
}) => {
  await openForm(page, site.addressOf('lakeshore', '/form/3'));
  await page.getByLabel('Sport', { exact: true }).selectOption('Softball');
  const pitcher = page.getByLabel('Pitcher');
  await pitcher.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  const film = page.getByLabel('Link to film');
  const filmProblem = page.getByText('Please enter a valid URL.');
  await film.pressSequentially('x');
  await page.clock.runFor(1000);
  await expect(filmProblem).toHaveCount(0);
  await film.press('Tab');
  await page.clock.runFor(19);
  await expect(filmProblem).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(filmProblem).toBeVisible();

  const positionsProblem = page.getByText('Positions is required.');
  await pitcher.focus();
  await pitcher.press('Tab');
  await page.clock.runFor(1000);
  await expect(positionsProblem).toHaveCount(0);
  await pitcher.focus();
  await pitcher.press('Space');
  await pitcher.press('Space');
  await page.clock.runFor(20);
  await expect(positionsProblem).toBeVisible();
});

test('a press of the button that lasts is not lost to an error that appears above it', async ({ page, site }) => {
  await openForm(page, site.addressOf('lakeshore', '/protected/form/7'));
  await page.locator('form [required]').last().focus();
  await page.getByRole('button', { name: 'Submit' }).click({ delay: 200 });
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
});

test('values that are entered before the script of the form has loaded are kept', async ({ page, site }) => {
  const load = await holdScripts(page, '**/assets/enhance-form-*.js');
  await open(page, site.addressOf('lakeshore', '/form/3'));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Year in school').selectOption('College student');
  load();
  await expect(page.getByLabel('Current college')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('an error that only the server finds stays at its control until the control is changed', async ({
  page,
  site,
  pageErrors,
}) => {
  await openForm(page, site.addressOf('pineridge', '/form/2'));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.getByLabel('Names and grades').fill('Mia, grade 4');
  const coupon = page.getByLabel('Coupon code');
  await coupon.fill('NOPE');
  // faster submissions are held for review
  await page.waitForTimeout(fastestSubmission);
  await page.clock.install();
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await page.clock.runFor(1000);
  await expect(coupon).toHaveAttribute('aria-invalid', 'true');
  await expect(coupon).toHaveAccessibleDescription('The coupon code NOPE is not valid or no longer valid.');
  await coupon.fill('');
  await page.clock.runFor(1000);
  await expect(coupon).toHaveAccessibleDescription('');
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('status of 422')]);
});
