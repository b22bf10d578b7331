import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseStatsQuery } from './stats-view.ts';

/** A season of a sport; without a title the current one, or the newest with statistics while it has none. */
export const load = async ({ params: { sportSlug: word, season }, url, api }: LoadRequest<'cumeStats'>) => {
  const sport = await api.sports.find(word);
  const title = season ?? sport?.seasonTitle;
  if (!sport || !title) return undefined;
  const slug = sportSlug(sport);
  if (slug !== word) return redirectTo(href('cumeStats', { sportSlug: slug, season }) + url.search, 301);
  const { view, player } = parseStatsQuery(url.searchParams);
  const stats = await api.stats.season(slug, title, { view, player });
  if (!stats) return undefined;
  if (season === undefined) {
    const [newest] = stats.seasons;
    const shown = stats.games > 0 || !newest ? stats : await api.stats.season(slug, newest.title, { view, player });
    return shown && { stats: shown };
  }
  // the API also finds a season by the year it begins in; its page has one address
  return stats.season.title === season
    ? { stats }
    : redirectTo(href('cumeStats', { sportSlug: slug, season: stats.season.title }) + url.search, 308);
};
