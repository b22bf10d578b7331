import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

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

    test('staff set up two-step log-in, and log in with a code of their app', async ({ page, site }) => {
      const expectAccessible = async () => {
        await expectSound(page);
        if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);
      };
      const member: Account = await createAccount('lakeshore');
      await logIn(page, site, 'lakeshore', member, account);
      await page.getByRole('link', { name: 'Two-step log-in: off' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step log-in');
      await expectAccessible();
      await page.getByLabel('Your password').fill(member.password);
      await page.getByRole('button', { name: 'Set up the app' }).click();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expectAccessible();
      const app = new TOTP({ secret: (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '' });
      const codeIn = (seconds: number) => app.generate({ timestamp: Date.now() + seconds * 1000 });
      await page.getByLabel('Code', { exact: true }).fill(codeIn(0));
      await page.getByRole('button', { name: 'Turn on two-step log-in' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes');
      await expect(page.locator('code')).toHaveCount(10);
      await expectAccessible();
      await page.getByRole('link', { name: 'I have saved them' }).click();
      await expect(page.getByRole('link', { name: 'Two-step log-in: on' })).toBeVisible();
      await page.getByRole('button', { name: 'Log out', exact: true }).click();

      await page.goto(site.addressOf('lakeshore', href('login', {}, { return: account })));
      await page.getByLabel('E-mail address').fill(member.email);
      await page.getByLabel('Password').fill(member.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert', { name: 'You are not logged in' })).toBeFocused();
      await expectAccessible();
      // each code is accepted once
      await page.getByLabel('Code', { exact: true }).fill(codeIn(30));
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(site.addressOf('lakeshore', account));
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
