import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';
import { shownDecade } from './decades.ts';

/** All opponents of a sport that shows its opponent history. */
export const loadOpponentHistoryList = async ({ params, url, api }: LoadRequest<'opponentHistoryList'>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport?.displayOpponentHistory) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('opponentHistoryList', { sportSlug: slug }) + url.search, 301);
  return api.opponentHistory.list(slug);
};

/** The id identifies the opponent; a URL with another slug redirects. A decade without meetings is a 404. */
export const loadOpponentHistory = async ({ params, url, api }: LoadRequest<'opponentHistory'>) => {
  const opponentId = parseRowId(params.opponentId);
  const sport = await api.sports.find(params.sportSlug);
  if (opponentId === undefined || !sport?.displayOpponentHistory) return undefined;
  const history = await api.opponentHistory.get(sportSlug(sport), opponentId);
  if (!history) return undefined;
  if (history.opponent.url !== url.pathname) return redirectTo(history.opponent.url + url.search, 301);
  const decade = shownDecade(history, url.searchParams.get('decade') ?? undefined);
  return decade === undefined ? undefined : { history, decade };
};
