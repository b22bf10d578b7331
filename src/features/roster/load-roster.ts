import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { fillPath } from '../../routing/route-path.ts';

/** The roster of a season by title, by default of the current season. */
export const load = async ({ route, params: { slug, season }, url, api }: LoadRequest<'roster'>) => {
  const sport = await api.sports.find(slug);
  if (!sport) return undefined;
  const [roster, seasons] = await Promise.all([
    api.rosters.bySport(slug, { season }),
    api.rosters.list({ sport: slug }),
  ]);
  if (season === undefined) return { sport, roster, seasons };
  if (!roster) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  const { title } = roster.season;
  return title === season
    ? { sport, roster, seasons }
    : redirectTo(fillPath(route.path, { slug: sportSlug(sport), season: title }) + url.search, 308);
};
