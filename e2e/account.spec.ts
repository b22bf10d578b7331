import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityViolations } from './accessibility.ts';
import { type Account, createAccount, logIn } from './staff.ts';
import { test as base, expect } from './test.ts';

// Chromium logs an error for the 422 of a refused form
const test = base.extend({
  pageErrors: async ({ pageErrors }, use) => {
    await use(pageErrors);
    const expected = pageErrors.filter((error) => /\/(login|hidden\/account).*status of 422/.test(error));
    for (const error of expected) pageErrors.splice(pageErrors.indexOf(error), 1);
  },
});

const account = href('hiddenAccount');
const better = 'another quite long sentence';

const expectSound = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
};

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1280, true],
] as const) {
  test.describe(`at ${width} px with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

    test('staff change their password, and log out another browser and everywhere', async ({ browser, page, site }) => {
      const expectAccessible = async () => {
        if (!javaScriptEnabled) return;
        await expectSound(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      };
      const member: Account = await createAccount('lakeshore');
      await logIn(page, site, 'lakeshore', member, account);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
      await page.getByRole('link', { name: 'Change your password' }).click();

      // a refused form comes back with its errors, which have the focus and lead to the field
      await expectAccessible();
      await page.getByLabel('Current password').fill(member.password);
      await page.getByLabel('New password').fill('qwertyqwerty');
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(page.getByRole('alert', { name: 'Your password has not changed' })).toBeFocused();
      await expect(page).toHaveTitle(/^Error: Change your password/);
      await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/stolen from other sites/);
      await expectAccessible();
      await page.getByLabel('Current password').fill(member.password);
      await page.getByLabel('New password').fill(better);
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your password has changed.' })).toBeVisible();

      const elsewhere = await browser.newContext({ viewport: { width, height: 844 } });
      const other = await elsewhere.newPage();
      await logIn(other, site, 'lakeshore', { ...member, password: better }, account);
      await page.goto(site.addressOf('lakeshore', account));
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Log out the selected browsers' }).click();
      await expect(page.getByRole('alert', { name: 'No session has ended' })).toBeFocused();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expectAccessible();
      await page.getByLabel('Your password').fill(better);
      await page.getByRole('button', { name: 'Log out the selected browsers' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'The sessions have ended.' })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expectAccessible();
      await other.goto(site.addressOf('lakeshore', account));
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
      await elsewhere.close();

      await page.getByLabel('Your password').fill(better);
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
    });

    test('staff who have lost their password ask for a link', async ({ page, site }) => {
      await page.goto(site.addressOf('lakeshore', href('login')));
      await page.getByRole('link', { name: 'Forgot your password' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
      await page.getByLabel('E-mail address').fill('nobody@lakeshore.example.edu');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
      await page.goto(site.addressOf('lakeshore', href('resetPassword', {}, { token: 'used' })));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid');
      await expectSound(page);
      if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}
