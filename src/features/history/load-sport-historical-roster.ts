import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { historyAddress, parseHistoryQuery } from './history-query.ts';

/** Everyone who was ever on a roster of the sport. */
export const load = async ({ params, url, api }: LoadRequest<'sportHistoricalRoster'>) => {
  const [sport, query] = [await api.sports.find(params.globalSportNameSlug), parseHistoryQuery(url.searchParams)];
  if (!sport || !query) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.globalSportNameSlug) return redirectTo(historyAddress(slug) + url.search, 301);
  const roster = await api.history.people({ ...query, sport: slug });
  return roster && { roster, query };
};
