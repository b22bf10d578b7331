import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';
import { shownDecade } from './decades.ts';

/** The id identifies the opponent; a URL with another slug redirects. A decade without meetings is a 404. */
export const load = async ({ params, url, api }: LoadRequest<'opponentHistory'>) => {
  const opponentId = parseRowId(params.opponentId);
  const sport = await api.sports.find(params.sportSlug);
  if (opponentId === undefined || !sport?.displayOpponentHistory) return undefined;
  const history = await api.opponentHistory.get(sportSlug(sport), opponentId);
  if (!history) return undefined;
  if (history.opponent.url !== url.pathname) return redirectTo(history.opponent.url + url.search, 301);
  const decade = shownDecade(history, url.searchParams.get('decade') ?? undefined);
  return decade === undefined ? undefined : { history, decade };
};
