import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityViolations } from './accessibility.ts';
import { type Account, createAccount } from './staff.ts';
import { test as base, expect } from './test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const roster = href('hiddenRoster', { slug: 'football', season: '2027' });

// Chromium logs an error for the 422 of a refused form
const test = base.extend({
  pageErrors: async ({ pageErrors }, use) => {
    await use(pageErrors);
    const expected = pageErrors.filter((error) => /\/login: .*status of 422/.test(error));
    for (const error of expected) pageErrors.splice(pageErrors.indexOf(error), 1);
  },
});

let account: Account;
test.beforeAll(async () => {
  account = await createAccount('lakeshore');
});

const type = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

/** Loads all pictures, lazy ones too. */
const loadPictures = (page: Page) =>
  page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete }) => complete);
  });

for (const javaScriptEnabled of [true, false]) {
  for (const viewport of sizes) {
    test.describe(`at ${viewport.width} px with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('staff log in, see a hidden page and log out with the keyboard', async ({ page, site }) => {
        const expectAccessible = async () => {
          if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);
        };
        const address = site.addressOf('lakeshore', roster);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');

        // an empty form comes back with its errors, which have the focus
        await page.getByRole('button', { name: 'Log in' }).focus();
        await page.keyboard.press('Enter');
        const summary = page.getByRole('alert', { name: 'You are not logged in' });
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(/^Error: Staff log-in/);
        await expectAccessible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        const email = page.getByLabel('E-mail address');
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toHaveAccessibleDescription(/Enter your e-mail address/);
        await expect(email).toBeFocused();

        await type(page, account.email);
        await page.keyboard.press('Tab');
        await expect(page.getByLabel('Password')).toBeFocused();
        await type(page, account.password);
        await page.keyboard.press('Enter');
        await page.waitForURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('2027 Football Roster');

        const bar = page.getByRole('region', { name: 'Staff preview' });
        await expect(bar).toContainText('Only staff can see this page');
        await expectAccessible();
        // after the log-out pictures of hidden players are refused, which Chromium logs
        if (javaScriptEnabled) await loadPictures(page);
        await bar.getByRole('button', { name: 'Log out' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
      });
    });
  }
}

test('the log-in never scrolls horizontally, and names the account that is logged in', async ({ page, site }) => {
  const expectNoOverflow = async () => {
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} at ${viewport.width} px`).toBe(0);
    }
  };
  await page.goto(site.addressOf('lakeshore', href('login')));
  await expectNoOverflow();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert', { name: 'You are not logged in' })).toBeVisible();
  await expectNoOverflow();
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(site.addressOf('lakeshore', href('home')));
  await page.goto(site.addressOf('lakeshore', href('login')));
  await expect(page.getByText(`You are logged in as ${account.name}`)).toBeVisible();
  await expectNoOverflow();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goto(site.addressOf('lakeshore', roster));
  await expect(page.getByRole('region', { name: 'Staff preview' })).toBeVisible();
  await expectNoOverflow();
});
