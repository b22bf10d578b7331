import type { Page } from '@playwright/test';

import { secrets } from '../acceptance/run/hidden-pages.ts';
import { href } from '../src/routing/routes.ts';
import { hoverDelay } from '../src/ui/navigation/client/intent.ts';
import { payloadAddress } from '../src/waku/payload-address.ts';
import { hostOf } from './colleges.ts';
import { type Account, createAccount, logIn } from './staff.ts';
import { expect, open, test } from './test.ts';

let account: Account;
test.beforeAll(async () => {
  account = await createAccount('lakeshore');
});

const hiddenRoster = href('hiddenRoster', { slug: 'football', season: '2027' });

test('links of a hidden roster lead staff to hidden bios, whose pictures only staff get', async ({ page, site }) => {
  await logIn(page, site, 'lakeshore', account, hiddenRoster);
  await expect(page.getByRole('main')).toContainText('Embargo');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hidden\//);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Embargo/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Embargo');
  expect(new URL(page.url()).pathname).toMatch(/^\/hidden\/sports\/football\/roster\/ottoline-embargo\/\d+$/);
  await expect(page.getByRole('region', { name: 'Staff preview' })).toBeVisible();

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const portrait = await page.locator('main img').first().getAttribute('src');
  if (!portrait) throw new Error('no portrait');
  expect((await site.fetch(hostOf('lakeshore'), portrait, { cookie })).status).toBe(200);
  expect((await site.fetch(hostOf('lakeshore'), portrait)).status).toBe(404);
});

/** The bodies of all later responses. */
const recordBodies = (page: Page): Promise<{ url: string; text: string }>[] => {
  const bodies: Promise<{ url: string; text: string }>[] = [];
  page.context().on('response', (response) => {
    // a redirect has no body
    const text = response.text().catch(() => '');
    bodies.push(text.then((body) => ({ url: response.url(), text: body })));
  });
  return bodies;
};

/** The URLs of bodies with hidden content. The log-in may contain the requested address. */
const withSecrets = async (bodies: Promise<{ url: string; text: string }>[], requested = hiddenRoster) => {
  const all = await Promise.all(bodies);
  expect(all.length).toBeGreaterThan(0);
  const withoutAddress = (text: string) => text.replaceAll(requested, '').replaceAll(encodeURIComponent(requested), '');
  return all.filter(({ text }) => secrets.test(withoutAddress(text))).map(({ url }) => url);
};

test('a browser without a session that hovers, prefetches and follows a link to a hidden page gets nothing of it', async ({
  page,
  site,
  pageErrors,
}) => {
  const open2026 = href('roster', { slug: 'football', season: '2026' });
  const bodies = recordBodies(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, site.addressOf('lakeshore', href('home')));
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(
    (links) => {
      const main = document.querySelector('main');
      for (const [text, address] of Object.entries(links)) {
        const link = document.createElement('a');
        Object.assign(link, { href: address, textContent: text });
        main?.prepend(link);
      }
    },
    { 'Hidden roster': hiddenRoster, 'Public roster': open2026 },
  );
  const [hiddenLink, publicLink] = ['Hidden roster', 'Public roster'].map((name) => page.getByRole('link', { name }));
  if (!hiddenLink || !publicLink) throw new Error('no links');

  // a hovered link is prefetched, unless it leads to a hidden page
  await hiddenLink.hover();
  await page.waitForTimeout(2 * hoverDelay);
  await hiddenLink.focus();
  await page.waitForTimeout(2 * hoverDelay);
  await publicLink.hover();
  await expect.poll(() => requested).toContain(payloadAddress(open2026));
  expect(requested.filter((path) => path.includes('hidden'))).toEqual([]);

  // another script may request it in every way of the browser
  const statuses = await page.evaluate(
    async ([payload, path]) => {
      const head = { 'sec-purpose': 'prefetch', purpose: 'prefetch', 'x-waku-route': path };
      const answers = [
        await fetch(payload, { headers: head, priority: 'low' }),
        await fetch(payload, { cache: 'force-cache' }),
        await fetch(path, { headers: head, redirect: 'follow' }),
        await fetch(payload, { method: 'POST', body: '[]', headers: { 'x-waku-action-location': path } }),
      ];
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: path });
      const done = new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
      document.head.append(link);
      await done;
      return answers.map(({ status, url }) => [status, new URL(url).pathname]);
    },
    [payloadAddress(hiddenRoster), hiddenRoster] as const,
  );
  expect(statuses).toEqual([
    [401, payloadAddress(hiddenRoster)],
    [401, payloadAddress(hiddenRoster)],
    [200, href('login')],
    [405, payloadAddress(hiddenRoster)],
  ]);

  await hiddenLink.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
  expect(new URL(page.url()).searchParams.get('return')).toBe(hiddenRoster);
  expect(await withSecrets(bodies)).toEqual([]);
  // Chromium logs each refusal, and the soft navigation throws an error
  const refused = /status of (401|405)|: Unauthorized$/;
  expect(pageErrors.splice(0).filter((error) => !refused.test(error))).toEqual([]);
});

test('a browser caches nothing of a hidden page for the next user after the log-out', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, site, 'lakeshore', account, hiddenRoster);
  const link = page.getByRole('main').getByRole('link', { name: /Embargo/ });
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Embargo');
  const bio = new URL(page.url()).pathname;
  const portrait = page.locator('main img').first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const picture = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();

  const bodies = recordBodies(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
  /** The statuses of cached responses, fresh or stale. */
  const cached = (addresses: string[]) =>
    page.evaluate(
      (all) =>
        Promise.all(
          all.map((address) =>
            fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
              ({ status }) => status,
              () => 'not cached',
            ),
          ),
        ),
      addresses,
    );
  // the log-out emptied the cache; what is public is cached again
  const style = (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '';
  await page.evaluate((address) => fetch(address).then((response) => response.text()), style);
  expect(await cached([style])).toEqual([200]);
  const pages = [hiddenRoster, bio].flatMap((path) => [path, payloadAddress(path)]);
  expect(new Set(await cached([...pages, picture]))).toEqual(new Set(['not cached']));
  expect(await withSecrets(bodies, bio)).toEqual([]);
  await context.close();
});
