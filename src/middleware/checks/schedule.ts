import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import type { Check } from './check.ts';

/** The sport and the season have to be there; a sport's other names lead to the one in its addresses. */
export const check: Check = async ({ url, params, api }) => {
  const { globalSportNameSlug = '', seasonTitle } = params;
  const sport = await api.sports.find(globalSportNameSlug);
  if (!sport) return { notFound: true };
  const slug = sportSlug(sport);
  if (slug !== globalSportNameSlug) {
    return { redirect: href('schedule', { globalSportNameSlug: slug, seasonTitle }) + url.search, status: 301 };
  }
  if (seasonTitle === undefined) return undefined;
  const seasons = await api.schedule.seasons(sport.id);
  return seasons.some((season) => season.seasonTitle === seasonTitle) ? undefined : { notFound: true };
};
