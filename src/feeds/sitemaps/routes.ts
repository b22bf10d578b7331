import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiClient } from '../../api/client.ts';
import { type Sport, sportSlug, teamSports } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { AppEnv } from '../../middleware/app-env.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { anyCase } from '../any-case.ts';
import { collegeOf, type FeedContext } from '../college.ts';
import { publicResponse } from '../public-response.ts';
import { sitemaps } from './addresses.ts';
import { contentUrls, kindsWithPages } from './content-urls.ts';
import { newsUrlset, type SitemapUrl, sitemapIndex, urlset } from './sitemap-xml.ts';
import { newsUrls, storyUrls } from './stories.ts';
import { gameUrls, pageUrls, peopleUrls, sportUrls } from './urls.ts';

/** The nonempty sitemaps; crawlers report an empty one as an error. */
const sitemapParts = async (api: ApiClient): Promise<SitemapUrl[]> => {
  const [sports, { storyYears, rosterSports, gameSports, kinds }] = await Promise.all([
    api.sports.list(),
    api.seo.sitemap(),
  ]);
  const ofSports = teamSports(sports).flatMap((sport) => {
    const slug = sportSlug(sport);
    return [
      sitemaps.sport(slug),
      ...(rosterSports.includes(sport.id) ? [sitemaps.people(slug)] : []),
      ...(gameSports.includes(sport.id) ? [sitemaps.games(slug)] : []),
    ];
  });
  const years = storyYears.map((year) => sitemaps.stories(String(year)));
  return [sitemaps.pages, ...ofSports, ...years, ...kinds.map(sitemaps.content)].map((path) => ({
    address: canonicalAddress(path),
  }));
};

const tenMinutes = 600;

type PartUrls = (api: ApiClient, name: string) => Promise<SitemapUrl[]>;

const ofSport =
  (urlsOf: (api: ApiClient, sport: Sport) => Promise<SitemapUrl[]>): PartUrls =>
  async (api, slug) => {
    const sport = await api.sports.find(slug);
    return sport && !sport.non_sport && sportSlug(sport) === slug ? urlsOf(api, sport) : [];
  };

/** Sitemap parts by sport or year: `people-football.xml`. */
const namedParts = new Map<string, PartUrls>([
  ['pages', ofSport(sportUrls)],
  ['people', ofSport(peopleUrls)],
  ['games', ofSport(gameUrls)],
  ['stories', storyUrls],
  [
    'content',
    async (api, name) => {
      const kind = kindsWithPages.get(name);
      return kind ? contentUrls(api, kind) : [];
    },
  ],
]);

const xml = (c: FeedContext, text: string) => c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });

/** Search engines drop pages missing from a truncated sitemap but retry a failed one. */
const assertComplete = createMiddleware<AppEnv>(async function assertComplete(c, next) {
  await next();
  collegeOf(c).api.assertComplete();
});

/** An empty part is a 404. */
const part = (c: FeedContext, urls: readonly SitemapUrl[]) =>
  urls.length > 0 ? xml(c, urlset(urls)) : c.text('There is no such sitemap', 404);

/** A college's sitemaps: the index, its parts by subject, and the news sitemap of two days. */
export const sitemapRoutes = () =>
  new Hono<AppEnv>()
    .on('GET', [sitemaps.index, '/sitemaps/*'], ...publicResponse(tenMinutes), assertComplete)
    .get(sitemaps.index, async (c) => xml(c, sitemapIndex(await sitemapParts(collegeOf(c).api))))
    // the address of former sites
    .get(anyCase('/sitemap.ashx'), (c) => c.redirect(sitemaps.index, 301))
    .get(sitemaps.pages, async (c) => part(c, await pageUrls(collegeOf(c).api)))
    .get(sitemaps.news, async (c) => {
      const { api, tenant } = collegeOf(c);
      return xml(c, newsUrlset(await newsUrls(api, athleticsName(tenant), Temporal.Now.instant())));
    })
    .get('/sitemaps/:file', async (c) => {
      const [, kind = '', name = ''] = /^([a-z]+)-(.+)\.xml$/.exec(c.req.param('file')) ?? [];
      return part(c, (await namedParts.get(kind)?.(collegeOf(c).api, name)) ?? []);
    });
