import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** All opponents of a sport that shows its opponent history. */
export const load = async ({ params, url, api }: LoadRequest<'opponentHistoryList'>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport?.displayOpponentHistory) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('opponentHistoryList', { sportSlug: slug }) + url.search, 301);
  return api.opponentHistory.list(slug);
};
