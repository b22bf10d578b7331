import { sportSlug } from '../../domain/sport.ts';
import { quoted } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findCalendar } from './calendar/find-calendar.ts';

/** The calendar of all sports; `?sport=` (slug, short name or id) redirects to the calendar of a sport. */
export const load = async ({ url, api }: LoadRequest<'calendar'>) => {
  const word = url.searchParams.get('sport') ?? '';
  if (word === '' || word === '0' || word === 'all') return findCalendar({ sport: undefined, url, api });
  const sport = /^\d{1,9}$/.test(word) ? await api.sports.get(Number(word)) : await api.sports.find(word);
  if (!sport) {
    const reason = `sport is ${quoted(word)}, which is not a sport of this college. Omit it for all sports.`;
    return refuse(reason, { title: 'Calendar of all sports', href: href('calendar') });
  }
  const { sport: _, ...query } = Object.fromEntries(url.searchParams);
  return redirectTo(href('sportCalendar', { globalSportNameSlug: sportSlug(sport) }, query), 308);
};
