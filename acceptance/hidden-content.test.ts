import { beforeAll, describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { href } from '../src/routing/routes.ts';
import { payloadAddress } from '../src/waku/payload-address.ts';
import { secrets } from './run/hidden-pages.ts';
import { sampleServer, sampleSite } from './run/shared-servers.ts';
import { logIn } from './run/staff.ts';

/** The cookie of a staff session at each college. */
const sessions = new Map<College, string>();

beforeAll(async () => {
  for (const college of colleges) sessions.set(college, await logIn(sampleServer(), college, hostOf(college)));
});

describe.each(colleges)('%s', (college) => {
  test('no public page, feed or API response contains hidden content, for staff either', async () => {
    const site = sampleSite();
    const [sport] = await site.api(college, '/Sports');
    const slug: string = sport.globalSportNameSlug;
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
    for (const headers of [{}, { cookie: sessions.get(college) ?? '' }]) {
      for (const path of paths) {
        const text = await site.text(college, path, headers);
        // the search page repeats the query
        const withoutQuery = path.startsWith('/search') ? text.replaceAll('embargo', '') : text;
        expect.soft(secrets.exec(withoutQuery)?.[0], path).toBeUndefined();
      }
    }
  });
});

test('a hidden page of one college → 303 to its log-in for staff of the other, and its payload → 401', async () => {
  const path = href('hiddenRoster', { slug: 'football', season: '2027' });
  const cookie = sessions.get('pineridge') ?? '';
  const page = await sampleSite().fetch(hostOf('lakeshore'), path, { cookie });
  expect([page.status, page.headers.get('location')]).toEqual([303, href('login', {}, { return: path })]);
  const payload = await sampleSite().fetch(hostOf('lakeshore'), payloadAddress(path), { cookie });
  expect([payload.status, await payload.text()]).toEqual([401, '']);
});
