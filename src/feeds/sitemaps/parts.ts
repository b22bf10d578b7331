import type { ApiClient } from '../../api/client.ts';
import { sportSlug, teamSports } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { sitemaps } from './addresses.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

/** The nonempty sitemaps; crawlers report an empty one as an error. */
export const sitemapParts = async (api: ApiClient): Promise<SitemapUrl[]> => {
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
