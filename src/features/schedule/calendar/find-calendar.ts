import type { ApiClient } from '../../../api/client.ts';
import { calendarSpan } from '../../../domain/calendar/calendar-span.ts';
import { todayIn } from '../../../domain/local-time.ts';
import { type Sport, sportSlug, teamSports } from '../../../domain/sport.ts';
import { type LoadRefusal, refuse } from '../../../routing/load.ts';
import { isListed } from '../listed-games.ts';
import { calendarAddress, parseCalendarQuery } from './calendar-query.ts';

/** The games of a calendar page of one sport or all, or a refusal of a malformed URL. */
export async function findCalendar({ sport, url, api }: Options) {
  const query = parseCalendarQuery(url.searchParams);
  const slug = sport && sportSlug(sport);
  if (typeof query === 'string')
    return refuse(query, { title: 'Calendar of this month', href: calendarAddress(slug, {}) });
  const timezone = (await api.settings.get())?.timezone ?? 'UTC';
  const today = todayIn(timezone);
  const span = calendarSpan(query.view, query.date ?? today);
  const [games, sports] = await Promise.all([
    gamesBetween(api, { from: span.firstShown, to: span.lastShown }, sport),
    api.sports.list(),
  ]);
  return { sport, sports: teamSports(sports), query, span, today, games: games.filter(isListed) };
}

type Options = { sport: Sport | undefined; url: URL; api: ApiClient };

/**
 * The games of a sport or all on a range of days at their venues, and those of the days around it: the API lists days of
 * the college's zone.
 */
export const gamesBetween = (api: ApiClient, { from, to }: { from: string; to: string }, sport: Sport | undefined) =>
  api.calendar.games({ from: addDays(from, -1), to: addDays(to, 1), sportId: sport?.id });

const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

export type CalendarData = Exclude<Awaited<ReturnType<typeof findCalendar>>, LoadRefusal>;
