import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findCalendar } from './calendar/find-calendar.ts';

/** The calendar of a sport. The sport's other names redirect to its slug. */
export const load = async ({ params: { globalSportNameSlug }, url, api }: LoadRequest<'sportCalendar'>) => {
  const sport = await api.sports.find(globalSportNameSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  return slug === globalSportNameSlug
    ? findCalendar({ sport, url, api })
    : redirectTo(href('sportCalendar', { globalSportNameSlug: slug }) + url.search, 301);
};
