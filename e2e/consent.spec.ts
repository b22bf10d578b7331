import type { Page } from '@playwright/test';

import { createCollege } from '../acceptance/run/run-command.ts';
import { accessibilityViolations } from './accessibility.ts';
import { runCommand, server } from './command-line.ts';
import { layoutShift } from './layout-shift.ts';
import type { Site } from './site.ts';
import { expect, open, test } from './test.ts';

test.use({ stubbedHosts: /\.example\.com$|^www\.googletagmanager\.com$/ });

const consentManager = 'https://consent.example.com/cm/abc/airgap.js';
const trackingTag = {
  script: [
    { attributes: { src: 'https://tags.example.com/count.js', async: true } },
    { attributes: { id: 'inline-tag' }, children: 'window.tagRuns = (window.tagRuns ?? 0) + 1;' },
  ],
  style: [{ children: 'body { --tagged: 1 }' }],
};

// both workers need these colleges, under names of their own
const nameOf = (college: string) => `${college}-${process.pid}`;
const pageOf = ({ port }: Site, college: string, query = '') => `http://${nameOf(college)}.localhost:${port}/${query}`;

const create = async (college: string, ...settings: string[]) => {
  const slug = nameOf(college);
  await createCollege(server, slug, college);
  if (settings.length > 0) await runCommand('config', 'set', ...settings, '--tenant', slug);
};

test.beforeAll(async () => {
  await create('measured', 'gtmIds=GTM-TEST', 'analyticsMeasurementIds=G-TEST', 'tagHosts=tags.example.com');
  await create('managed', `consentManagerUrl=${consentManager}`, 'gtmIds=GTM-TEST');
  await create('plain');
  const tag = ['--name', 'Count', '--head', JSON.stringify(trackingTag)];
  await runCommand('tag', 'add', '--tenant', nameOf('measured'), ...tag);
});

/** Stubs the vendors and records the requested URLs. */
const stubVendors = async (page: Page, script: (url: string) => string = () => '') => {
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script(route.request().url()) });
  });
  return requested;
};

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });

/** The data layer, with gtag commands as arrays. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const granted = Object.fromEntries(Object.keys(denied).map((kind) => [kind, 'granted']));

test('no vendor is loaded before consent is given, and the banner causes no layout shift', async ({ page, site }) => {
  const requested = await stubVendors(page);
  await open(page, pageOf(site, 'measured'));
  await expect(banner(page)).toBeVisible();
  const [accept, decline] = await Promise.all(
    ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height]);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.005);
  expect(await dataLayer(page)).toEqual([['consent', 'default', denied]]);
  expect(requested).toEqual([]);
});

test('accepted vendors are loaded after the consent defaults and their update', async ({ page, site }) => {
  const requested = await stubVendors(page);
  await open(page, pageOf(site, 'measured'));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(() => requested.toSorted())
    .toEqual([
      'https://tags.example.com/count.js',
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ]);
  const layer = await dataLayer(page);
  expect(layer.slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
  ]);
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(expect.objectContaining({ event: 'page_view', page_type: 'home-page' }));
  expect(
    await page.evaluate(() => [
      Reflect.get(window, 'tagRuns'),
      getComputedStyle(document.body).getPropertyValue('--tagged'),
    ]),
  ).toEqual([1, '1']);

  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p data-campaign="7"><a href="/">Seats</a></p>');
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name: 'Seats' }).click();
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(expect.objectContaining({ event: 'promotion_click', promotion_id: 7 }));

  await page.reload();
  await expect.poll(() => requested.length).toBe(6);
  await expect(banner(page)).toBeHidden();
});

test('declined vendors stay unloaded on later visits, until the choice is changed', async ({ page, site }) => {
  const requested = await stubVendors(page);
  await open(page, pageOf(site, 'measured'));
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await open(page, pageOf(site, 'measured'));
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(0);
  await expect(banner(page)).toBeHidden();
  expect(requested).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(banner(page)).toBeFocused();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requested.length).toBe(3);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  // running scripts stop with their document only
  const loaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await loaded;
  expect(await page.evaluate(() => 'tagRuns' in window)).toBe(false);
  expect(requested).toHaveLength(3);
});

test('Sec-GPC denies advertising, also after Accept', async ({ page, site }) => {
  const requested = await stubVendors(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page, pageOf(site, 'measured'));
  await expect(banner(page)).toContainText('advertising stays off');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requested.length).toBe(2);
  expect(requested.join()).not.toContain('tags.example.com');
  expect(await dataLayer(page)).toContainEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
});

test('query parameters disable the tag manager and the tags', async ({ page, site }) => {
  const requested = await stubVendors(page);
  await open(page, pageOf(site, 'measured', '?disable_gtm=gtm&tracking_tags_enabled=false'));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  await page.clock.install();
  await open(page, pageOf(site, 'measured', '?disable_gtm=true&tracking_tags_enabled=false'));
  await page.clock.runFor(5000);
  expect(requested).toHaveLength(1);
});

test('a consent manager replaces the banner; query parameters choose its test bundle or disable it', async ({
  page,
  site,
}) => {
  const manager = `(() => {
    const consent = { purposes: { Advertising: 'Auto', Analytics: true } };
    const { readyQueue = [] } = window.airgap ?? {};
    window.airgap = { ready: (run) => run(window.airgap), getConsent: () => consent, addEventListener() {} };
    for (const run of readyQueue) run(window.airgap);
  })()`;
  const requested = await stubVendors(page, (url) => (url.includes('airgap') ? manager : ''));
  await open(page, pageOf(site, 'managed', '?transcend_test_bundle=true'));
  await expect
    .poll(() => requested)
    .toEqual([
      'https://consent.example.com/cm-test/abc/airgap.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ]);
  expect(await dataLayer(page)).toContainEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
  await expect(banner(page)).toBeHidden();

  requested.length = 0;
  await open(page, pageOf(site, 'managed', '?disable_airgap=true'));
  await expect(banner(page)).toBeVisible();
  expect(requested).toEqual([]);
});

test('the content security policy allows the vendors of its college only', async ({ site }) => {
  const policyOf = async (college: string) => {
    const response = await site.fetch(`${nameOf(college)}.localhost`, '/');
    return response.headers.get('content-security-policy') ?? '';
  };
  const measured = await policyOf('measured');
  expect(measured).toMatch(/script-src 'self' (?:'sha256-[^']+' )+'strict-dynamic';/);
  expect(measured).toMatch(/connect-src [^;]*https:\/\/tags\.example\.com/);
  expect(measured).not.toContain('consent.example.com');
  expect(await policyOf('managed')).toContain('https://consent.example.com');
  const plain = await policyOf('plain');
  expect(plain).not.toMatch(/strict-dynamic|google|example\.com/);
});

test('a college without vendors has no banner, and crawlers get none', async ({ page, browser, site }) => {
  await page.clock.install();
  await open(page, pageOf(site, 'plain'));
  await page.clock.runFor(5000);
  await expect(page.locator('[data-privacy-choices], [data-consent]')).toHaveCount(0);

  const crawler = await browser.newPage({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await crawler.goto(pageOf(site, 'measured'), { waitUntil: 'load' });
  await expect(crawler.locator('[data-privacy-choices], [data-consent]')).toHaveCount(0);
  await crawler.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no vendor is loaded, and no banner is shown', async ({ page, site }) => {
    const requested = await stubVendors(page);
    await page.goto(pageOf(site, 'measured'));
    await expect(page.locator('[data-privacy-choices]')).toBeHidden();
    expect(requested).toEqual([]);
  });
});
