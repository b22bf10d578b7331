import type { BrowserContext } from '@playwright/test';

import { test as base } from './test.ts';

let shared: BrowserContext | undefined;

/**
 * Opens the pages of all tests of a worker in one tab. A new one loads scripts, styles and fonts again, which takes a third of the
 * time. Cookies and storage are shared too, so only tests that neither set nor read them may use it. Of their options, only the
 * viewport applies.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    if (!shared) {
      shared = await browser.newContext();
      await shared.newPage();
    }
    await use(shared);
  },
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('A test has closed the shared tab');
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    // what the page still does belongs to its test
    await page.goto('about:blank');
  },
});
