import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { fillPath } from '../../routing/route-path.ts';

/** The schedule of a season by title, by default of the current season. The sport's other names redirect to its slug. */
export const load = async ({ route, params, url, api }: LoadRequest<'schedule'>) => {
  const { globalSportNameSlug, seasonTitle } = params;
  const sport = await api.sports.find(globalSportNameSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== globalSportNameSlug) {
    return redirectTo(fillPath(route.path, { globalSportNameSlug: slug, seasonTitle }) + url.search, 301);
  }
  const [schedule, seasons] = await Promise.all([
    api.schedule.bySport(slug, { season: seasonTitle }),
    api.schedule.seasons(sport.id),
  ]);
  if (seasonTitle === undefined) return { sport, schedule, seasons };
  if (!schedule) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  const { title } = schedule.season;
  return title === seasonTitle
    ? { sport, schedule, seasons }
    : redirectTo(fillPath(route.path, { globalSportNameSlug: slug, seasonTitle: title }) + url.search, 308);
};
