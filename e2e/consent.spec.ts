import type { Page } from '@playwright/test';

import { type Site, startSite } from '../acceptance/run/site.ts';
import { accessibilityFindings } from './accessibility.ts';
import { commandLine } from './command-line.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, open, test } from './test.ts';

// one server of its own: its colleges have set up what no sample college has
test.describe.configure({ mode: 'serial' });

const consentManager = 'https://consent.example.com/cm/abc/airgap.js';
const trackingTag = {
  script: [
    { attributes: { src: 'https://tags.example.com/count.js', async: true } },
    { attributes: { id: 'inline-tag' }, children: 'window.tagRuns = (window.tagRuns ?? 0) + 1;' },
  ],
  style: [{ children: 'body { --tagged: 1 }' }],
};

let server: Site;

const pageOf = (college: string, query = '') => `http://${college}.localhost:${server.port}/${query}`;

const create = async (slug: string, ...settings: string[]) => {
  const place = ['--name', slug, '--host', `${slug}.localhost`, '--timezone', 'America/New_York'];
  await commandLine(server, 'tenant', 'create', slug, ...place);
  if (settings.length > 0) await commandLine(server, 'config', 'set', ...settings, '--tenant', slug);
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startSite({ samples: 'off' });
  await create('measured', 'gtmIds=GTM-TEST', 'analyticsMeasurementIds=G-TEST', 'tagHosts=tags.example.com');
  await create('managed', `consentManagerUrl=${consentManager}`, 'gtmIds=GTM-TEST');
  await create('plain');
  await commandLine(
    server,
    ...['tag', 'add', '--tenant', 'measured', '--name', 'Count', '--head', JSON.stringify(trackingTag)],
  );
});

test.afterAll(() => server?.stop());

/** Answers for the other companies, and notes what they are asked for. */
const answerForOthers = async (page: Page, script: (url: string) => string = () => '') => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script(route.request().url()) });
  });
  return asked;
};

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });

/** What stands in the data layer, commands as lists. */
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

test('a reader is asked before anything of others is loaded, and nothing moves', async ({ page }) => {
  const asked = await answerForOthers(page);
  await open(page, pageOf('measured'));
  await expect(banner(page)).toBeVisible();
  const [accept, decline] = await Promise.all(
    ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height]);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.005);
  expect(await dataLayer(page)).toEqual([['consent', 'default', denied]]);
  expect(asked).toEqual([]);
});

test('what a reader accepts is loaded, after the defaults and their change', async ({ page }) => {
  const asked = await answerForOthers(page);
  await open(page, pageOf('measured'));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(() => asked.toSorted())
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
  expect(layer).toContainEqual(expect.objectContaining({ event: 'page_view', page_type: 'home-page' }));
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
  await expect.poll(() => asked.length).toBe(6);
  await expect(banner(page)).toBeHidden();
});

test('what a reader declines stays away, and is remembered; the answer can be changed and taken back', async ({
  page,
}) => {
  const asked = await answerForOthers(page);
  await open(page, pageOf('measured'));
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await open(page, pageOf('measured'));
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(0);
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(banner(page)).toBeFocused();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked.length).toBe(3);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  // scripts that run can only be stopped with their document
  const loaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await loaded;
  expect(await page.evaluate(() => 'tagRuns' in window)).toBe(false);
  expect(asked).toHaveLength(3);
});

test('a browser that sends Sec-GPC gets nothing of advertising, whatever is accepted', async ({ page }) => {
  const asked = await answerForOthers(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page, pageOf('measured'));
  await expect(banner(page)).toContainText('advertising stays off');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.join()).not.toContain('tags.example.com');
  expect(await dataLayer(page)).toContainEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
});

test('query switches leave out the tag manager and the tags', async ({ page }) => {
  const asked = await answerForOthers(page);
  await open(page, pageOf('measured', '?disable_gtm=gtm&tracking_tags_enabled=false'));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  await open(page, pageOf('measured', '?disable_gtm=true&tracking_tags_enabled=false'));
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
});

test('an outside manager asks in our place; queries choose its test variant or leave it out', async ({ page }) => {
  const manager = `(() => {
    const consent = { purposes: { Advertising: 'Auto', Analytics: true } };
    const { readyQueue = [] } = window.airgap ?? {};
    window.airgap = { ready: (run) => run(window.airgap), getConsent: () => consent, addEventListener() {} };
    for (const run of readyQueue) run(window.airgap);
  })()`;
  const asked = await answerForOthers(page, (url) => (url.includes('airgap') ? manager : ''));
  await open(page, pageOf('managed', '?transcend_test_bundle=true'));
  await expect
    .poll(() => asked)
    .toEqual([
      'https://consent.example.com/cm-test/abc/airgap.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ]);
  expect(await dataLayer(page)).toContainEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
  await expect(banner(page)).toBeHidden();

  asked.length = 0;
  await open(page, pageOf('managed', '?disable_airgap=true'));
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('a policy lets in what its college has set up, and another college no more than before', async ({ request }) => {
  const policyOf = async (college: string) => {
    const { port } = server;
    const response = await request.get(`http://127.0.0.1:${port}/`, {
      headers: { host: `${college}.localhost:${port}` },
    });
    return response.headers()['content-security-policy'] ?? '';
  };
  const measured = await policyOf('measured');
  expect(measured).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(measured).toMatch(/connect-src [^;]*https:\/\/tags\.example\.com/);
  expect(measured).not.toContain('consent.example.com');
  expect(await policyOf('managed')).toContain('https://consent.example.com');
  const plain = await policyOf('plain');
  expect(plain).not.toMatch(/strict-dynamic|google|example\.com/);
});

test('a college without vendors shows no banner, and neither do crawlers', async ({ page, browser }) => {
  await open(page, pageOf('plain'));
  await page.waitForTimeout(500);
  await expect(page.locator('[data-privacy-choices], [data-consent]')).toHaveCount(0);

  const crawler = await browser.newPage({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await crawler.goto(pageOf('measured'), { waitUntil: 'load' });
  await expect(crawler.locator('[data-privacy-choices], [data-consent]')).toHaveCount(0);
  await crawler.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of others is loaded, and no choice is offered that could not be made', async ({ page }) => {
    const asked = await answerForOthers(page);
    await page.goto(pageOf('measured'));
    await expect(page.locator('[data-privacy-choices]')).toBeHidden();
    expect(asked).toEqual([]);
  });
});
