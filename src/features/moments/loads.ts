import { moment } from '../../content/moments/moment.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { withGames } from './with-games.ts';

export const loadMoments = async ({ api }: LoadRequest<'moments'>) => ({
  sport: undefined,
  ...(await withGames(api, await api.content.all(moment))),
});

/** The moments of a sport; its short name redirects to its slug. */
export const loadSportMoments = async ({ params, api }: LoadRequest<'sportMoments'>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport || sport.non_sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('sportMoments', { sportSlug: slug }), 301);
  return { sport, ...(await withGames(api, await api.content.all(moment, { sportId: sport.id }))) };
};
