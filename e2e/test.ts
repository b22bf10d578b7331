import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

import { createSite, type Site } from './site.ts';

type Fixtures = {
  site: Site;
  /** What a page may not do, as it happens. Whatever is in it when the test ends fails the test. */
  troubles: string[];
};

const isOwnHost = (url: URL) => url.hostname === 'localhost' || url.hostname.endsWith('.localhost');

/** The browser reports a document that answers 404 as an error; such a page is what was asked for. */
const isMissingDocument = (page: Page, message: ConsoleMessage) =>
  message.text().includes('404') && message.location().url === page.url();

export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, use) => {
    await use(createSite(Number(new URL(baseURL ?? '').port)));
  },
  troubles: [
    async ({ context, javaScriptEnabled }, use) => {
      const troubles: string[] = [];
      await context.route(
        (url) => !isOwnHost(url),
        (route) => {
          troubles.push(`request to another host: ${route.request().url()}`);
          return route.abort();
        },
      );
      context.on('page', (page) => {
        page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (!['error', 'warning'].includes(message.type()) || isMissingDocument(page, message)) return;
          troubles.push(`${page.url()}: console ${message.type()}: ${message.text()} (${message.location().url})`);
        });
      });
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        // what a page no longer waits for when it is left, and scripts where there is no JavaScript
        if (why !== 'net::ERR_ABORTED' && javaScriptEnabled) troubles.push(`${request.url()}: ${why}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has taken it over and every late block is in its place. */
export const open = async (page: Page, address: string) => {
  const response = await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isHydrated = Object.keys(main ?? {}).some((key) => key.startsWith('__reactFiber'));
    return isHydrated && !document.querySelector('template[id^="B:"]');
  });
  return response;
};

/** Waits until the script of header, menus and search, which a page loads after itself, has come. */
export const behaviorsLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/behaviors-')),
  );
