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
    api.schedule.find(sport, seasonTitle),
    api.schedule.seasons(sport.id),
  ]);
  return schedule || seasonTitle === undefined ? { sport, schedule, seasons } : undefined;
};
