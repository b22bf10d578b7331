import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findPrintRange } from './calendar/find-print-range.ts';

/** A range of a sport's calendar, for printing. The sport's other names redirect to its slug. */
export const load = async ({ params, api }: LoadRequest<'printSportCalendar'>) => {
  const sport = await api.sports.find(params.globalSportNameSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  return slug === params.globalSportNameSlug
    ? findPrintRange(params, api, sport)
    : redirectTo(href('printSportCalendar', { ...params, globalSportNameSlug: slug }), 301);
};
