import { describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { href } from '../src/routing/routes.ts';
import { sampleSite } from './run/shared-servers.ts';

const unknownId = '999999999';

const get = (college: College, path: string) => sampleSite().fetch(hostOf(college), path);

const mainOf = (html: string) => /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';

describe.each(colleges)('%s', (college) => {
  test('a path without a route → 307 to /404, which names the path and offers a search and links', async () => {
    const path = '/no/such/page';
    const redirect = await get(college, path);
    const location = href('notFound', {}, { path });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([307, location]);

    const page = await get(college, location);
    expect(page.status).toBe(404);
    const html = await page.text();
    const main = mainOf(html);
    expect(main).toContain(`Page Not Found: ${path}`);
    expect(main).toMatch(/<input\b[^>]*\btype="search"/);
    expect(main).toMatch(/<nav\b[^>]*\baria-label="Main links".*?<a\b.*?<\/nav>/s);
    const { siteName } = await sampleSite().api(college, '/Seo');
    expect(html).toContain(`<title>Page not found – ${siteName}</title>`);
  });

  test('parameters that match nothing → 404 that names the path, without a redirect', async () => {
    const [sport] = await sampleSite().api(college, '/Sports');
    const slug: string = sport.globalSportNameSlug;
    const paths = [
      href('sport', { slug: 'chessboxing' }),
      href('schedule', { globalSportNameSlug: 'chessboxing' }),
      href('schedule', { globalSportNameSlug: slug, seasonTitle: '1899' }),
      href('boxscore', { globalSportNameSlug: slug, season: '2026', oppSlug: 'nobody', gameId: unknownId }),
      href('roster', { slug, season: '1899' }),
      href('rosterBio', { slug, playerSlug: 'no-body', rosterPlayerId: unknownId }),
      href('story', { year: '1899', month: '1', day: '1', story_slug: 'nothing' }),
    ];
    for (const path of paths) {
      const response = await get(college, path);
      expect.soft(response.status, path).toBe(404);
      expect.soft(mainOf(await response.text()), path).toContain(`Page Not Found: ${path}`);
    }
  });
});

test('a host of no college → 404 and a plain page', async () => {
  const response = await sampleSite().fetch('atlantis.localhost', '/');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).not.toContain('Lakeshore');
});

test.each(['/splash/999999', '/splash/none'])('%s → 307 to the home page', async (path) => {
  const response = await get('lakeshore', path);
  expect([response.status, response.headers.get('location')]).toEqual([307, href('home')]);
});

const malformed = [
  '/%E0%A4%A',
  '/%00',
  '/sports/%2e%2e/%2e%2e/etc/passwd',
  '/sports/football/roster/x/1e9',
  '/sports/football/roster/x/-1',
  '/sports/football/roster/x/99999999999999999999',
  "/sports/football/schedule/2026'%20or%201=1",
  '/sports/football/schedule/2026?location=%3Cscript%3E',
  '/news/2026/13/45/x',
  '/news/-1/0/0/x',
  '/RSC/R/sports/%E0%A4%A.txt',
  '/RSC/R/..%2f..%2fetc.txt',
  '/?sport=%00',
  `/${'a'.repeat(4000)}`,
  `/?q=${'a'.repeat(4000)}`,
  '/sitemaps/people-%3Cx%3E.xml',
  '/sitemaps/stories-%27.xml',
];

for (const path of malformed) {
  test(`a malformed address responds without a server error: ${path.slice(0, 60)}`, async () => {
    expect((await get('lakeshore', path)).status).toBeLessThan(500);
  });
}
