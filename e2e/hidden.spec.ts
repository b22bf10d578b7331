import { payloadAddress } from '../src/page-address.ts';
import { href } from '../src/routes.ts';
import { COLLEGES, hostOf } from './colleges.ts';
import { type Account, createAccount, logIn } from './staff.ts';
import { expect, test } from './test.ts';

/** Names and words that the samples have in hidden things only. */
const SECRETS =
  /Undisclosed|Underwraps|Notyetannounced|Embargo|Signsoon|Spring schedules, for staff|Not for publication/i;

const accounts = new Map<string, Account>();
test.beforeAll(async () => {
  for (const college of COLLEGES) accounts.set(college, await createAccount(college));
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

for (const college of COLLEGES) {
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
          .soft(SECRETS.exec(path.startsWith('/search') ? text.replaceAll('embargo', '') : text)?.[0], path)
          .toBeUndefined();
      }
    }
  });
}
