import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { historyAddress, parseHistoryQuery } from './history-query.ts';

/** Everyone; a sport in the query, as its form sends it, leads to the roster of the sport. */
export const load = async ({ url, api }: LoadRequest<'historicalRoster'>) => {
  const query = parseHistoryQuery(url.searchParams);
  if (!query) return undefined;
  const word = url.searchParams.get('sport');
  if (word) {
    const sport = await api.sports.find(word);
    return sport && redirectTo(historyAddress(sportSlug(sport), query), 307);
  }
  const roster = await api.history.people(query);
  return roster && { roster, query };
};
