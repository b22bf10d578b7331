import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { fillPath } from '../../routing/route-path.ts';
import { hasRequested, parseStatsQuery } from './stats-view.ts';

/**
 * A season of a sport; without a title the current one, or the newest with statistics while it has none. Unknown sports,
 * seasons, views, players, tables, columns and figures are not found.
 */
export const loadCumeStats = async ({
  route,
  params: { sportSlug: word, season },
  url,
  api,
}: LoadRequest<'cumeStats'>) => {
  const sport = await api.sports.find(word);
  const title = season ?? sport?.seasonTitle;
  const query = parseStatsQuery(url.searchParams);
  if (!sport || !title || !query) return undefined;
  const slug = sportSlug(sport);
  if (slug !== word) return redirectTo(fillPath(route.path, { sportSlug: slug, season }) + url.search, 301);
  const { view, player, sort, figure } = query;
  const ofTitle = await api.stats.season(slug, title, { view, player });
  const isEmpty = ofTitle?.games === 0 && ofTitle.imports.length === 0;
  const newest = season === undefined && isEmpty ? ofTitle.seasons[0]?.title : undefined;
  const stats = newest === undefined ? ofTitle : await api.stats.season(slug, newest, { view, player });
  if (!stats || !hasRequested(stats, query)) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  return season === undefined || stats.season.title === season
    ? { stats, sort, figure }
    : redirectTo(fillPath(route.path, { sportSlug: slug, season: stats.season.title }) + url.search, 308);
};
