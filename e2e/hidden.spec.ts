import type { Page } from '@playwright/test';

import { href } from '../src/routing/routes.ts';
import { payloadAddress } from '../src/waku/payload-address.ts';
import { colleges, hostOf } from './colleges.ts';
import { type Account, createAccount, logIn } from './staff.ts';
import { expect, open, test } from './test.ts';

/** Names and words that the samples have in hidden things only. */
const secrets =
  /Undisclosed|Underwraps|Notyetannounced|Embargo|Signsoon|Spring schedules, for staff|Not for publication/i;

const accounts = new Map<string, Account>();
test.beforeAll(async () => {
  for (const college of colleges) accounts.set(college, await createAccount(college));
});

const accountOf = (college: string): Account => {
  const account = accounts.get(college);
  if (!account) throw new Error(`no account at ${college}`);
  return account;
};

test('staff read the hidden roster, a bio and the story of the samples; their links stay among hidden pages', async ({
  page,
  site,
}) => {
  const roster = href('hiddenRoster', { slug: 'football', season: '2027' });
  await logIn(page, site, 'lakeshore', accountOf('lakeshore'), roster);
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
  expect((await site.ask(hostOf('lakeshore'), portrait, { cookie })).status).toBe(200);
  expect((await site.ask(hostOf('lakeshore'), portrait)).status).toBe(404);
});

test('a page of one college is not for staff of the other', async ({ page, site }) => {
  await logIn(page, site, 'pineridge', accountOf('pineridge'), '/');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const path = href('hiddenRoster', { slug: 'football', season: '2027' });
  const document = await site.ask(hostOf('lakeshore'), path, { cookie });
  expect([document.status, document.headers.get('location')]).toEqual([303, href('login', {}, { return: path })]);
  const payload = await site.ask(hostOf('lakeshore'), payloadAddress(path), { cookie });
  expect([payload.status, await payload.text()]).toEqual([401, '']);
});

for (const college of colleges) {
  test(`no public page, feed or answer of ${college} has a word of what is hidden, also for staff`, async ({
    page,
    site,
  }) => {
    const sports: { globalSportNameSlug: string | null; id: number }[] = await site.api(college, '/Sports');
    const slug = sports[0]?.globalSportNameSlug ?? '';
    await logIn(page, site, college, accountOf(college), '/');
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const paths = [
      '/',
      href('sport', { slug }),
      ...[undefined, '2026', '2027'].map((season) => href('roster', { slug, season })),
      payloadAddress(href('roster', { slug })),
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/news.xml',
      `/sitemaps/people-${slug}.xml`,
      '/search?q=embargo',
      '/api/v2/Stories?pageSize=100',
      '/api/v2/Players/history?lastNameStart=u&pageSize=100',
      `/api/v2/Rosters/bySport/${slug}`,
      `/api/v2/Rosters/bySport/${slug}?season=2027`,
      `/api/v2/Rosters/list?sport=${slug}`,
    ];
    for (const headers of [{}, { cookie }]) {
      for (const path of paths) {
        const text = (await site.text(college, path, headers)).replaceAll('q=embargo', '');
        expect
          .soft(secrets.exec(path.startsWith('/search') ? text.replaceAll('embargo', '') : text)?.[0], path)
          .toBeUndefined();
      }
    }
  });
}

const hiddenRoster = href('hiddenRoster', { slug: 'football', season: '2027' });

/** Everything that the browser is sent from here on, as text. */
const watchBodies = (page: Page): Promise<{ url: string; text: string }>[] => {
  const bodies: Promise<{ url: string; text: string }>[] = [];
  page.context().on('response', (response) => {
    // a redirect has none
    const text = response.text().catch(() => '');
    bodies.push(text.then((body) => ({ url: response.url(), text: body })));
  });
  return bodies;
};

/** What of it has a word of something hidden. The log-in may repeat the address that was asked for. */
const telling = async (bodies: Promise<{ url: string; text: string }>[], asked = hiddenRoster) => {
  const all = await Promise.all(bodies);
  expect(all.length).toBeGreaterThan(0);
  const without = (text: string) => text.replaceAll(asked, '').replaceAll(encodeURIComponent(asked), '');
  return all.filter(({ text }) => secrets.test(without(text))).map(({ url }) => url);
};

test('a browser that points at, fetches ahead and follows a link to a hidden page is told nothing of it', async ({
  page,
  site,
  troubles,
}) => {
  const open2026 = href('roster', { slug: 'football', season: '2026' });
  const bodies = watchBodies(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, site.addressOf('lakeshore', href('home')));
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
    { 'Roster to come': hiddenRoster, 'Roster of today': open2026 },
  );
  const [coming, current] = ['Roster to come', 'Roster of today'].map((name) => page.getByRole('link', { name }));
  if (!coming || !current) throw new Error('no links');

  // what rests on a link is fetched ahead; a hidden page is not even asked for
  await coming.hover();
  await coming.focus();
  await page.waitForTimeout(500);
  await current.hover();
  await expect.poll(() => asked).toContain(payloadAddress(open2026));
  expect(asked.filter((path) => path.includes('hidden'))).toEqual([]);

  // somebody else's script asks all the same, in each way that a browser knows
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

  await coming.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
  expect(new URL(page.url()).searchParams.get('return')).toBe(hiddenRoster);
  expect(await telling(bodies)).toEqual([]);
  // the browser reports each refusal, the last as an error of the soft navigation
  const refused = /status of (401|405)|: Unauthorized$/;
  expect(troubles.splice(0).filter((trouble) => !refused.test(trouble))).toEqual([]);
});

test('a browser keeps nothing of a hidden page for who comes after staff have left', async ({ browser, site }) => {
  // of its own: what watches the usual one switches its cache off
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, site, 'lakeshore', accountOf('lakeshore'), hiddenRoster);
  const link = page.getByRole('main').getByRole('link', { name: /Embargo/ });
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Embargo');
  const bio = new URL(page.url()).pathname;
  const portrait = page.locator('main img').first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const picture = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc);
  const style = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();

  const bodies = watchBodies(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff log-in');
  /** What the browser has itself, fresh or stale. */
  const kept = (addresses: string[]) =>
    page.evaluate(
      (all) =>
        Promise.all(
          all.map((address) =>
            fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
              ({ status }) => status,
              () => 'nothing',
            ),
          ),
        ),
      addresses,
    );
  expect(await kept([style ?? ''])).toEqual([200]);
  const pages = [hiddenRoster, bio].flatMap((path) => [path, payloadAddress(path)]);
  expect(new Set(await kept([...pages, picture]))).toEqual(new Set(['nothing']));
  expect(await telling(bodies, bio)).toEqual([]);
  await context.close();
});
