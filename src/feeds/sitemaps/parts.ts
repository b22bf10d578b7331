import type { ApiClient } from '../../api/client.ts';
import { type Sport, sportSlug, teamSports } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { sitemaps } from './addresses.ts';
import { kindsWithPages } from './content-urls.ts';
import type { SitemapUrl } from './sitemap-xml.ts';
import { storyYears } from './stories.ts';
import { gameUrls } from './urls.ts';

/** The nonempty sitemaps; crawlers report an empty one as an error. */
export const sitemapParts = async (api: ApiClient): Promise<SitemapUrl[]> => {
  const sports = teamSports(await api.sports.list());
  const [years, contents, ofSports] = await Promise.all([
    storyYears(api),
    contentParts(api),
    Promise.all(sports.map((sport) => sportParts(api, sport))),
  ]);
  return [sitemaps.pages, ...ofSports.flat(), ...years.map(sitemaps.stories), ...contents].map((path) => ({
    address: canonicalAddress(path),
  }));
};

/** Usually enough to find a box score. */
const fewGames = 10;

const sportParts = async (api: ApiClient, sport: Sport): Promise<string[]> => {
  const slug = sportSlug(sport);
  const [rosters, firstGame] = await Promise.all([api.rosters.list(slug), gameUrls(api, sport, fewGames).next()]);
  return [
    sitemaps.sport(slug),
    ...(rosters.length > 0 ? [sitemaps.people(slug)] : []),
    ...(firstGame.done ? [] : [sitemaps.games(slug)]),
  ];
};

/** A sitemap for each content kind with pages. */
const contentParts = async (api: ApiClient): Promise<string[]> => {
  const parts = [...kindsWithPages].map(async ([name, kind]) => {
    const { total } = await api.content.list(kind, { size: 1 });
    return total > 0 ? [sitemaps.content(name)] : [];
  });
  return (await Promise.all(parts)).flat();
};
