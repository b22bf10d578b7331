import { accessibilityViolations } from './accessibility.ts';
import { expect, open, test } from './test.ts';

/** Opens a form and waits until it is hydrated, after its page. */
const openForm: typeof open = async (page, address) => {
  const response = await open(page, address);
  await page.locator('form[action^="/form/"]:not([data-static])').waitFor();
  return response;
};

test('a form shows the fields of a choice, and moves the focus to its errors without a reload', async ({
  page,
  site,
}) => {
  await openForm(page, site.addressOf('lakeshore', '/form/3'));
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

test('values that are entered before the form is hydrated are kept', async ({ page, site }) => {
  let load = () => {};
  const entered = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/form-view-*.js', async (route) => {
    await entered;
    await route.continue();
  });
  await open(page, site.addressOf('lakeshore', '/form/3'));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('I am now a').selectOption('College student');
  load();
  await expect(page.getByLabel('Current college')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});
