import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { accessibilityFindings } from './accessibility.ts';
import { type Account, createAccount } from './staff.ts';
import { test as base, expect } from './test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const roster = href('hiddenRoster', { slug: 'football', season: '2027' });

// a refused form is an answer of 422, which the browser reports as an error
const test = base.extend({
  troubles: async ({ troubles }, use) => {
    await use(troubles);
    const expected = troubles.filter((trouble) => /\/login: .*status of 422/.test(trouble));
    for (const trouble of expected) troubles.splice(troubles.indexOf(trouble), 1);
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

for (const javaScriptEnabled of [true, false]) {
  for (const viewport of sizes) {
    test.describe(`at ${viewport.width} px with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('staff log in, see a hidden page and log out by keyboard alone', async ({ page, site }) => {
        const asked = site.addressOf('lakeshore', roster);
        await page.goto(asked);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');

        // a form sent empty comes back with its problems, read first
        await page.getByRole('button', { name: 'Log in' }).focus();
        await page.keyboard.press('Enter');
        const summary = page.getByRole('alert', { name: 'You are not logged in' });
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(/^Error: Staff log-in/);
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
        await page.waitForURL(asked);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('2027 Football Roster');

        const bar = page.getByRole('region', { name: 'Staff preview' });
        await expect(bar).toContainText('Only staff can see this page');
        // pictures of hidden people still on their way are refused once the session is over
        if (javaScriptEnabled) await page.waitForLoadState('networkidle');
        await bar.getByRole('button', { name: 'Log out' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
        await page.goto(asked);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
      });
    });
  }
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the log-in is accessible, empty, refused and logged in, and never scrolls sideways', async ({
      page,
      site,
    }) => {
      const seen = async () => ({
        findings: await accessibilityFindings(page),
        overflow: await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      });
      const fine = { findings: [], overflow: 0 };
      await page.goto(site.addressOf('lakeshore', href('login')));
      expect(await seen()).toEqual(fine);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert', { name: 'You are not logged in' })).toBeVisible();
      expect(await seen()).toEqual(fine);
      await page.getByLabel('E-mail address').fill(account.email);
      await page.getByLabel('Password').fill(account.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(site.addressOf('lakeshore', href('home')));
      await page.goto(site.addressOf('lakeshore', href('login')));
      await expect(page.getByText(`You are logged in as ${account.name}`)).toBeVisible();
      expect(await seen()).toEqual(fine);
      await page.goto(site.addressOf('lakeshore', roster));
      await expect(page.getByRole('region', { name: 'Staff preview' })).toBeVisible();
      expect(await seen()).toEqual(fine);
    });
  });
}
