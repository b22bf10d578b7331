import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

// moves the clock of the tests, like the server's
import { env } from '../src/runtime/env.ts';
import { shiftClock } from '../src/runtime/shift-clock.ts';
import { createSite, type Site } from './site.ts';

type Options = {
  /** Other hosts that the tests of a file stub with `page.route`. */
  stubbedHosts: RegExp | undefined;
};

type Fixtures = {
  site: Site;
  /** Console errors and warnings, failed requests, and requests to other hosts. Any that is left fails the test. */
  pageErrors: string[];
};

const isOwnHost = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/** Chromium logs an error for a document with status 404, which is what some tests request. */
const isMissingDocument = (page: Page, message: ConsoleMessage) =>
  message.text().includes('404') && message.location().url === page.url();

export const test = base.extend<Options & Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...options) => {
        const context = await newContext(...options);
        await context.addInitScript(shiftClock, env.CLOCK_OFFSET_SECONDS * 1000);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  stubbedHosts: [undefined, { option: true }],
  site: async ({ baseURL }, use) => {
    await use(createSite(Number(new URL(baseURL ?? '').port)));
  },
  pageErrors: [
    async ({ context, javaScriptEnabled, stubbedHosts }, use) => {
      const pageErrors: string[] = [];
      const onRequest = (request: Request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!protocol.startsWith('http') || isOwnHost(hostname) || stubbedHosts?.test(hostname)) return;
        pageErrors.push(`request to another host: ${request.url()}`);
      };
      const onError = (error: WebError) => pageErrors.push(`${error.page()?.url()}: ${error.error().message}`);
      const onConsole = (message: ConsoleMessage) => {
        const page = message.page();
        if (!['error', 'warning'].includes(message.type()) || !page || isMissingDocument(page, message)) return;
        // playwright.config.ts blocks it, except where saved pages are tested
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        // style sheets of pages that were prefetched and not opened
        if (message.text().includes('was preloaded using link preload but not used')) return;
        pageErrors.push(`${page.url()}: console ${message.type()}: ${message.text()} (${message.location().url})`);
      };
      const onFailure = (request: Request) => {
        const error = request.failure()?.errorText ?? '';
        // Chromium aborts the requests of a page that is left, and scripts where JavaScript is off
        if (error !== 'net::ERR_ABORTED' && javaScriptEnabled) pageErrors.push(`${request.url()}: ${error}`);
      };
      context.on('request', onRequest);
      context.on('weberror', onError);
      context.on('console', onConsole);
      context.on('requestfailed', onFailure);
      await use(pageErrors);
      context.off('request', onRequest);
      context.off('weberror', onError);
      context.off('console', onConsole);
      context.off('requestfailed', onFailure);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has hydrated it and every streamed part is in its place. */
export const open = async (page: Page, address: string) => {
  const response = await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isHydrated = Object.keys(main ?? {}).some((key) => key.startsWith('__reactFiber'));
    return isHydrated && !document.querySelector('template[id^="B:"]');
  });
  return response;
};

/** Waits for the script of header, menus and search, which loads after the page. */
export const behaviorsLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/behaviors-')),
  );

/** Holds back the scripts that match until the returned function is called. */
export async function holdScripts(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
