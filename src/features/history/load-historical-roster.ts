import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { historyAddress, parseHistoryQuery } from './history-query.ts';

/** Everyone. A sport in the query, as sent by the filter form, redirects to the roster of the sport. */
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
