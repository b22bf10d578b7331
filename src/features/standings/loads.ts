import { sportSlug } from '../../domain/sport.ts';
import { standingsRules } from '../../domain/standings/rules.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/**
 * The standings of a season; without a title of the current season, or of the newest with standings while it has none.
 * Sports without records, and unknown seasons, are not found.
 */
export const loadStandings = async ({ params: { sportSlug: word, season }, url, api }: LoadRequest<'standings'>) => {
  const sport = await api.sports.find(word);
  const title = season ?? sport?.seasonTitle;
  if (!sport || sport.non_sport || !title || !standingsRules(sport.family)) return undefined;
  const slug = sportSlug(sport);
  if (slug !== word)
    return redirectTo(href('standings', { sportSlug: slug, ...(season && { season }) }) + url.search, 301);
  const ofTitle = await api.standings.get(slug, title);
  const newest = season === undefined && ofTitle?.tables.length === 0 ? ofTitle.seasons[0] : undefined;
  const standings = newest === undefined ? ofTitle : await api.standings.get(slug, newest);
  if (!standings) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  return season === undefined || standings.season.title === season
    ? { standings, slug, isNamed: season !== undefined }
    : redirectTo(href('standings', { sportSlug: slug, season: standings.season.title }), 308);
};
