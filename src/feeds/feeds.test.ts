import { Hono } from 'hono';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ApiFetcherOptions } from '../api/api-fetcher.ts';
import { createApiClient } from '../api/client.ts';
import { type ApiTransport, inProcess } from '../api/transport.ts';
import { author } from '../content/authors/author.ts';
import type { ContentKind } from '../content/define-content.ts';
import type { Fields } from '../content/fields/field.ts';
import { department } from '../content/staff/department.ts';
import { staffMember } from '../content/staff/staff-member.ts';
import { tag } from '../content/tags/tag.ts';
import { storyTag } from '../db/schema/story.ts';
import type { Tenant } from '../domain/tenant.ts';
import { insertRows } from '../editing/change-rows.ts';
import { writeRows } from '../editing/write-rows.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { createInlineCode } from '../routing/inline-code.ts';
import { runWithRequestContext } from '../routing/request-context.ts';
import { createTestApi } from '../testing/api.ts';
import { createBoxScore } from '../testing/box-score-factories.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../testing/factories.ts';
import { feeds } from './app.ts';

const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#ff0000" d="M0 0H10V10H0Z"/></svg>';
const now = Temporal.Now.instant();
const hoursAgo = (hours: number) => {
  const publishedAt = now.subtract({ hours }).round('second').toString();
  return { publishedAt, localDate: publishedAt.slice(0, 10) };
};

let site: Awaited<ReturnType<typeof createTestApi>>;
let app: Hono<AppEnv>;
let valley: Tenant;
let cove: Tenant;

/** The middlewares before the feeds, as far as feeds need them. */
const createSite = (transport: ApiTransport = inProcess(site.api), log: ApiFetcherOptions['log'] = console) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      const url = new URL(c.req.url);
      const tenant = await site.tenants.findByHost(url.hostname);
      if (!tenant) throw new Error(`no college at ${url.hostname}`);
      const cacheTags = new Set<string>();
      const api = createApiClient({ transport, tenant: tenant.slug, log, cacheTags });
      c.set('tenant', tenant);
      c.set('api', api);
      c.set('cacheTags', cacheTags);
      const seen = { requestId: '1', isPayload: false, isCrawler: true, isWhole: true, inlineCode: createInlineCode() };
      await runWithRequestContext({ ...seen, url, tenant, api, cacheTags, markup: new Map() }, next);
    })
    .route('/', feeds({ supportEmail: 'help@fieldhouse.example', api: site.api, ask: () => new Response(logoSvg) }));

const get = (path: string, init: RequestInit = {}, host = 'harbor.localhost') =>
  app.request(`http://${host}${path}`, init);
const text = async (path: string, host?: string) => (await get(path, {}, host)).text();
const addresses = async (path: string, host?: string) =>
  [...(await text(path, host)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const fileOf = (address = '') => address.split('/').at(-1);

beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const harbor: Tenant = await createCollege(db, {
    name: 'Harbor College',
    shortName: 'Harbor',
    settings: { supportEmail: 'sports@harbor.example' },
  });
  await createCollege(db, { slug: 'summit', name: 'Summit & Sons', shortName: 'Summit', logo: '/media/logo.svg' });
  valley = await createCollege(db, { slug: 'valley' });
  cove = await createCollege(db, { slug: 'cove' });
  const football = await createSport(db, harbor.id, 'football');
  const season = await createSeason(db, football, { title: '2026' });
  const former = await createSeason(db, football, { title: '2025', isCurrent: false });
  await createSeason(db, football, { title: '2024', isCurrent: false });
  await createGame(db, former, { localDate: '2025-09-11', ourScore: 7, opponentScore: 3 });
  const thisDay = Temporal.Now.plainDateISO('America/New_York').toString();
  await createGame(db, season, { localDate: thisDay });
  await createPlayer(db, season);
  await createPlayer(db, season, { lastName: 'Secret', hide: true });
  const opponent = await createOpponent(db, harbor.id);
  await createGame(db, season, { ourScore: 3, opponentScore: 0, opponentId: opponent.id });
  await createStory(db, harbor.id, {
    slug: 'fresh',
    title: 'Tides & "Gulls" <draw>',
    sportIds: [football.id],
    ...hoursAgo(3),
  });
  await createStory(db, harbor.id, { slug: 'elsewhere', redirectUrl: '/sports/football', ...hoursAgo(4) });
  await createStory(db, harbor.id, { slug: 'hidden', access: 'hidden', ...hoursAgo(5) });
  await insertRows(db, author, [{ tenantId: harbor.id, id: 1, title: 'Ann Reed', slug: 'ann-reed', social: [] }]);
  const old = await createStory(db, harbor.id, { slug: 'old', localDate: '2019-03-02', author: 1 });
  await insertRows(db, tag, [
    { tenantId: harbor.id, id: 1, title: 'Homecoming', slug: 'homecoming' },
    { tenantId: harbor.id, id: 2, title: 'Secret', slug: 'secret', access: 'hidden' },
  ]);
  await db.insert(storyTag).values([1, 2].map((tagId) => ({ tenantId: harbor.id, storyId: old.id, tagId })));
  app = createSite();
});
afterAll(() => site.close());

describe('GET /robots.txt', () => {
  test('disallows private paths and names the sitemaps at the canonical host', async () => {
    expect((await text('/robots.txt')).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /hidden/',
      'Disallow: /protected/',
      'Disallow: /search',
      'Disallow: /sports/*/roster/print',
      'Disallow: /sports/*/roster/*/pdf',
      'Disallow: /sports/*/schedule/print',
      'Disallow: /sports/*/schedule/text',
      'Disallow: /sports/*/schedule/*/pdf',
      'Disallow: /sports/*/schedule/*.txt',
      'Disallow: /sports/*/schedule/*.csv',
      'Disallow: /calendar/print',
      'Disallow: /sports/*/calendar/print',
      'Disallow: /sports/*/results/print',
      'Disallow: /sports/*/stats/*/*/boxscore/*/pdf',
      'Disallow: /sports/*/stats/*/pdf',
      'Disallow: /staff-directory/print',
      '',
      'Sitemap: http://harbor.localhost/sitemap.xml',
      'Sitemap: http://harbor.localhost/sitemaps/news.xml',
      '',
    ]);
  });
});

test.each([
  ['the logo of the college', 'summit.localhost', '/media/logo.svg'],
  ['its largest icon where it has no logo', 'harbor.localhost', '/icons/512.png'],
])('GET /images/logos/site/site.png redirects to %s', async (_what, host, location) => {
  const answer = await get('/images/logos/site/site.png', {}, host);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
});

describe('GET /sitemap.xml', () => {
  test('names the parts that have something in them', async () => {
    expect(await addresses('/sitemap.xml')).toEqual([
      'http://harbor.localhost/sitemaps/pages.xml',
      'http://harbor.localhost/sitemaps/pages-football.xml',
      'http://harbor.localhost/sitemaps/people-football.xml',
      expect.stringMatching(/\/sitemaps\/stories-20\d\d\.xml$/),
      'http://harbor.localhost/sitemaps/stories-2019.xml',
      'http://harbor.localhost/sitemaps/content-tag.xml',
      'http://harbor.localhost/sitemaps/content-author.xml',
    ]);
  });

  test('names no part without a public page', async () => {
    const { db } = site;
    const { id } = valley;
    const sport = await createSport(db, id, 'softball');
    await createPlayer(db, await createSeason(db, sport, { title: '2025', isCurrent: false, rosterAccess: 'hidden' }));
    const season = await createSeason(db, sport, { title: '2026' });
    await createPlayer(db, season, { hide: true });
    await createGame(db, season, { ourScore: 3, opponentScore: 0 });
    await createStory(db, id, { slug: 'elsewhere', localDate: '2017-03-02', redirectUrl: 'https://example.com/' });
    await createStory(db, id, { slug: 'outside', localDate: '2016-03-02', sourceUrl: 'https://paper.example/1' });
    await createStory(db, id, { slug: 'hidden', localDate: '2018-03-02', access: 'hidden' });
    await insertRows(db, tag, [{ tenantId: id, id: 1, title: 'Secret', slug: 'secret', access: 'hidden' }]);
    expect((await addresses('/sitemap.xml', 'valley.localhost')).map(fileOf)).toEqual([
      'pages.xml',
      'pages-softball.xml',
    ]);
  });

  test.each(['/sitemap.ashx', '/Sitemap.ashx'])('is at the address of former sites: %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/sitemap.xml']);
  });

  test('names parts that exist', async () => {
    const { db } = site;
    const { id } = cove;
    const season = await createSeason(db, await createSport(db, id, 'softball'), { title: '2026' });
    await createPlayer(db, season);
    await createBoxScore(db, await createGame(db, season, { ourScore: 3, opponentScore: 0 }));
    await createStory(db, id, { slug: 'here', localDate: '2019-03-02' });
    const named = (await addresses('/sitemap.xml', 'cove.localhost')).map(fileOf);
    expect(named).toEqual([
      'pages.xml',
      'pages-softball.xml',
      'people-softball.xml',
      'games-softball.xml',
      'stories-2019.xml',
    ]);
    for (const file of named) expect((await get(`/sitemaps/${file}`, {}, 'cove.localhost')).status).toBe(200);
  });

  test('of one college contains no URL of another', async () => {
    expect(await addresses('/sitemap.xml', 'summit.localhost')).toEqual(['http://summit.localhost/sitemaps/pages.xml']);
    expect(await addresses('/sitemaps/pages.xml', 'summit.localhost')).toEqual(['http://summit.localhost/']);
  });
});

describe('a sitemap', () => {
  test('of pages has home, the calendar of a month with games, and the lists of stories', async () => {
    expect(await addresses('/sitemaps/pages.xml')).toEqual([
      'http://harbor.localhost/',
      'http://harbor.localhost/calendar',
      'http://harbor.localhost/archives',
      'http://harbor.localhost/historical-roster',
      'http://harbor.localhost/news',
      'http://harbor.localhost/rss_feeds',
      `http://harbor.localhost/news/${hoursAgo(3).localDate.slice(0, 4)}`,
      'http://harbor.localhost/news/2019',
      'http://harbor.localhost/sports/football/news',
    ]);
  });

  test('of the pages of a sport has its home, and only calendars, schedules, results and rosters that have something in them', async () => {
    expect(await addresses('/sitemaps/pages-football.xml')).toEqual([
      'http://harbor.localhost/sports/football',
      'http://harbor.localhost/sports/football/calendar',
      'http://harbor.localhost/sports/football/schedule/2026',
      'http://harbor.localhost/sports/football/schedule/2025',
      'http://harbor.localhost/sports/football/results?season=2025',
      'http://harbor.localhost/sports/football/roster/2026',
      'http://harbor.localhost/sports/football/records',
    ]);
  });

  test('of people excludes hidden players', async () => {
    expect(await addresses('/sitemaps/people-football.xml')).toEqual([
      'http://harbor.localhost/sports/football/roster/molly-swarm/1',
    ]);
  });

  test('of stories has those of its year, without hidden ones and those that lead elsewhere', async () => {
    expect(await addresses('/sitemaps/stories-2019.xml')).toEqual(['http://harbor.localhost/news/2019/3/2/old']);
    const thisYear = await addresses(`/sitemaps/stories-${hoursAgo(3).localDate.slice(0, 4)}.xml`);
    expect(thisYear).toEqual([expect.stringMatching(/\/fresh$/)]);
  });

  test.each(['games-football', 'people-chess', 'stories-1999', 'nonsense', 'people-'])(
    'that would be empty is not there: %s',
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
    },
  );

  test('of news has the stories of two days, their titles escaped', async () => {
    const news = await text('/sitemaps/news.xml');
    expect(news.match(/<news:title>.*?<\/news:title>/g)).toEqual([
      '<news:title>Tides &amp; &quot;Gulls&quot; &lt;draw&gt;</news:title>',
    ]);
    expect(news).toContain('<news:name>Harbor College Athletics</news:name><news:language>en</news:language>');
    expect(news).toContain(`<news:publication_date>${hoursAgo(3).publishedAt}</news:publication_date>`);
  });

  test('of news may be empty', async () => {
    expect(await text('/sitemaps/news.xml', 'summit.localhost')).toMatch(/<urlset [^>]*>\n<\/urlset>/);
  });
});

describe('GET /rss.aspx', () => {
  const titles = async (path: string, host?: string) =>
    [...(await text(path, host)).matchAll(/<item>\n<title>(.*?)<\/title>/g)].map(([, title]) => title);

  test('has the public stories of the college, newest first', async () => {
    expect(await titles('/rss.aspx')).toEqual(['Tides &amp; &quot;Gulls&quot; &lt;draw&gt;', 'Story 2', 'Story 4']);
    expect(await text('/rss.aspx')).not.toContain('hidden');
    expect(await titles('/rss.aspx', 'summit.localhost')).toEqual([]);
  });

  test('with the slug or short name of a sport has the stories of that sport', async () => {
    expect(await titles('/rss.aspx?path=football')).toEqual(['Tides &amp; &quot;Gulls&quot; &lt;draw&gt;']);
    expect(await titles('/rss.aspx?Path=football')).toHaveLength(1);
    expect((await get('/rss.aspx?path=chess')).status).toBe(404);
    expect(await text('/rss.aspx?path=chess')).toContain('path is "chess", which is not a sport of this college.');
    expect((await get('/rss.aspx?path=football', {}, 'summit.localhost')).status).toBe(404);
  });

  test.each([
    ['/rss.aspx?path=football', '/sports/football/news/rss'],
    ['/rss.aspx?path=gen', '/news/rss'],
    ['/RSS.aspx?Path=Football', '/sports/football/news/rss'],
    ['/rss.aspx?tag=homecoming', '/tags/homecoming/rss'],
    ['/rss.aspx?tag=homecoming&path=football', '/tags/homecoming/football/rss'],
    ['/rss.aspx?author=ann-reed', '/news/author/ann-reed/rss'],
  ])('%s is the feed of %s, which names itself', async (former, path) => {
    const feed = await text(path);
    expect(feed).toContain(`<atom:link href="http://harbor.localhost${path}" rel="self"`);
    expect(await text(former)).toBe(feed);
  });

  test('of a tag and of an author has their stories alone', async () => {
    expect(await titles('/tags/homecoming/rss')).toEqual(['Story 4']);
    expect(await titles('/news/author/ann-reed/rss')).toEqual(['Story 4']);
    expect(await titles('/tags/homecoming/football/rss')).toEqual([]);
  });

  test.each(['/tags/secret/rss', '/tags/nothing/rss', '/news/author/nobody/rss', '/sports/chess/news/rss'])(
    '%s, hidden or missing, is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('is also at the address without an extension', async () => {
    expect(await (await get('/rss')).text()).toBe(await (await get('/rss.aspx')).text());
  });

  test('is RSS, with the date of its last change', async () => {
    await get('/rss.aspx');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { headers } = await get('/rss.aspx');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const since = headers.get('last-modified') ?? '';
    const conditional = (date: string) => get('/rss.aspx', { headers: { 'If-Modified-Since': date } });
    expect((await conditional(since)).status).toBe(304);
    expect((await conditional('Sat, 01 Jan 2000 00:00:00 GMT')).status).toBe(200);
  });
});

describe('every answer', () => {
  const paths = [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/news.xml',
    '/rss.aspx',
    '/manifest.webmanifest',
    '/favicon.ico',
  ];

  test.each(paths)('may be kept and knows its college: %s', async (path) => {
    const response = await get(path);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(response.headers.get('cache-tag')?.split(',')).toContain('tenant:harbor');
  });

  test.each(paths)('is not sent again to who has it: %s', async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { headers: { 'If-None-Match': `W/${etag}` } });
    expect([again.status, again.headers.get('cache-tag')]).toEqual([304, expect.stringContaining('tenant:harbor')]);
  });

  test.each(paths)('to HEAD has the same headers and no body: %s', async (path) => {
    const [whole, head] = [await get(path), await get(path, { method: 'HEAD' })];
    expect([head.status, head.headers.get('content-type')]).toEqual([200, whole.headers.get('content-type')]);
    expect(await head.text()).toBe('');
  });
});

const noConnection = () => Promise.reject(new Error('no connection'));
const withoutLists: ApiTransport = async (path, init) =>
  /Sports$/.test(path) ? inProcess(site.api)(path, init) : noConnection();

test.each([
  ['/sitemaps/people-football.xml', 'down', noConnection],
  ['/sitemap.xml', 'down', noConnection],
  ['/sitemap.xml', 'answering in part', withoutLists],
  ['/sitemaps/pages.xml', 'answering in part', withoutLists],
  ['/sitemaps/games-football.xml', 'answering in part', withoutLists],
])('GET %s answers 503 while the API is %s, so that crawlers keep what they have', async (path, _, transport) => {
  const down = createSite(transport, { warn: () => {}, error: () => {} });
  const response = await down.request(`http://harbor.localhost${path}`);
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '120',
    null,
  ]);
});

describe('GET /.well-known/security.txt', () => {
  test('names the address of the college, else that of the site', async () => {
    expect(await text('/.well-known/security.txt')).toMatch(/^Contact: mailto:sports@harbor\.example$/m);
    expect(await text('/.well-known/security.txt', 'summit.localhost')).toMatch(
      /^Contact: mailto:help@fieldhouse\.example$/m,
    );
  });

  test('is valid for less than a year', async () => {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(await text('/.well-known/security.txt')) ?? [];
    const hours = Temporal.Instant.from(expires).since(now).total('hours');
    expect(hours).toBeGreaterThan(24 * 100);
    expect(hours).toBeLessThan(24 * 365);
  });
});

describe('GET /manifest.webmanifest', () => {
  test('describes the college with icons that are there', async () => {
    const manifest = JSON.parse(await text('/manifest.webmanifest'));
    expect(manifest).toMatchObject({
      name: 'Harbor College Athletics',
      short_name: 'Harbor',
      start_url: '/',
      theme_color: '#13294b',
    });
    for (const { src, sizes } of manifest.icons) {
      const { format, width, height } = await sharp(await (await get(src)).arrayBuffer()).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });
});

test('GET /favicon.ico holds three sizes in one file', async () => {
  const ico = Buffer.from(await (await get('/favicon.ico')).arrayBuffer());
  const entries = [0, 1, 2].map((index) => ico.subarray(6 + index * 16, 22 + index * 16));
  const pictures = entries.map((entry) => {
    const offset = entry.readUInt32LE(12);
    return sharp(ico.subarray(offset, offset + entry.readUInt32LE(8))).metadata();
  });
  expect((await Promise.all(pictures)).map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(entries.map((entry) => entry[0])).toEqual([16, 32, 48]);
});

describe('the vCards of the staff directory', () => {
  const cardsIn = (file: string) => (ICAL.parse(file) as unknown[][]).map((card) => new ICAL.Component(card as never));
  const valuesOf = (card: ICAL.Component) =>
    Object.fromEntries(card.getAllProperties().map((property) => [property.name, property.getFirstValue()]));

  beforeAll(async () => {
    const harbor = await site.tenants.findByHost('harbor.localhost');
    if (!harbor) throw new Error('the college harbor is missing');
    const write = <F extends Fields>(kind: ContentKind<F>, ...rows: Record<string, unknown>[]) =>
      writeRows(
        site.database,
        kind,
        rows.map((values) => ({ values })),
        { tenant: harbor, actor: 'anna', now: Temporal.Instant.from('2026-11-22T02:02:02.123Z') },
      );
    await write(department, { title: 'Sports Medicine; Rehab' });
    const entry = {
      departments: '1',
      title: 'Head Trainer, Football',
      email: 'areed@harbor.edu',
      phone: '906-555-0142',
    };
    await write(
      staffMember,
      { firstName: 'Ann-Kristin', lastName: 'Réed, Jr.', ...entry },
      { lastName: 'Training Room', departments: '1' },
      { lastName: 'Secret', departments: '1', access: 'hidden' },
    );
    await site.announce(harbor.id);
  });

  test('have name, college, department, title, contacts, page and the instant of the last change', async () => {
    const answer = await get('/staff-directory/ann-kristin-reed-jr/1/contact.vcf');
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ann-kristin-reed-jr.vcf"');
    const file = await answer.text();
    expect(file).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nREV:20261122T020202Z\r\nEND:VCARD\r\n$/);
    const card = new ICAL.Component(ICAL.parse(file));
    expect(valuesOf(card)).toMatchObject({
      fn: 'Ann-Kristin Réed, Jr.',
      n: ['Réed, Jr.', 'Ann-Kristin', '', '', ''],
      org: ['Harbor College', 'Sports Medicine; Rehab'],
      title: 'Head Trainer, Football',
      email: 'areed@harbor.edu',
      tel: '906-555-0142',
      url: 'http://harbor.localhost/staff-directory/ann-kristin-reed-jr/1',
      uid: 'harbor-staff-1',
    });
  });

  test('of a department contain everyone who is public', async () => {
    const cards = cardsIn(await text('/staff-directory/sports-medicine-rehab-department/1/contact.vcf'));
    expect(cards.map((card) => card.getFirstPropertyValue('fn'))).toEqual(['Ann-Kristin Réed, Jr.', 'Training Room']);
  });

  test.each([
    ['/staff-directory/former-name/1/contact.vcf', '/staff-directory/ann-kristin-reed-jr/1/contact.vcf'],
    [
      '/staff-directory/former-department/1/contact.vcf',
      '/staff-directory/sports-medicine-rehab-department/1/contact.vcf',
    ],
  ])('%s redirects to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test.each([
    ['/staff-directory/secret/3/contact.vcf', 'harbor.localhost'],
    ['/staff-directory/ann-kristin-reed-jr/1/contact.vcf', 'summit.localhost'],
    ['/staff-directory/tickets-department/9/contact.vcf', 'harbor.localhost'],
    ['/staff-directory/ann/99999999999999999999/contact.vcf', 'harbor.localhost'],
  ])('GET %s at %s → not found', async (path, host) => {
    expect((await get(path, {}, host)).status).toBe(404);
  });
});
