import type { ApiClient } from '../../api/client.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { isListed } from './listed-games.ts';
import { refuseResultType } from './refuse-result-type.ts';
import { hasResult, parseResultType } from './result-types.ts';

/** A season's results by `?season=` and `?type=`; by default the current season or, until its first result, the previous one. */
export const load = async ({ params, url, api }: LoadRequest<'results'>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('results', { sportSlug: slug }) + url.search, 301);
  const type = parseResultType(url.searchParams.get('type'));
  if (!type) return refuseResultType(url.searchParams.get('type') ?? '', sport);
  const title = url.searchParams.get('season') || undefined;
  const [wanted, seasons] = await Promise.all([findResults(api, sport, title), api.schedule.seasons(sport.id)]);
  const found = wanted?.schedule.season.title;
  if (title !== undefined && found !== undefined && found !== title) {
    const query = new URLSearchParams(url.searchParams);
    query.set('season', found);
    return redirectTo(`${href('results', { sportSlug: slug })}?${query}`, 308);
  }
  if (title !== undefined || (wanted && wanted.games.length > 0)) return wanted && { ...wanted, seasons, type };
  const current = seasons.findIndex(({ scheduleId }) => scheduleId === wanted?.schedule.id);
  const before = seasons[current + 1];
  const last = before && (await findResults(api, sport, before.seasonTitle));
  const shown = last && last.games.length > 0 ? last : wanted;
  return { sport, schedule: undefined, games: [], ...shown, seasons, type };
};

/** A season with its decided games in date order; undefined if there is no such season. */
export async function findResults(api: ApiClient, sport: Sport, seasonTitle: string | undefined) {
  const schedule = await api.schedule.bySport(sportSlug(sport), { season: seasonTitle });
  return schedule && { sport, schedule, games: schedule.games.filter(isListed).filter(hasResult) };
}
