import { type CalendarView, calendarViews } from '../../../domain/calendar/calendar-span.ts';
import { parseDay } from '../../../domain/calendar/parse-day.ts';
import { quoted } from '../../../routing/list-query.ts';
import { href } from '../../../routing/routes.ts';
import { type LocationFilter, parseLocationFilter } from '../location-filter.ts';

/** The state of a calendar page, all of which is in its URL. */
export type CalendarQuery = {
  view: CalendarView;
  /** "2026-11-22"; undefined for today. */
  date: string | undefined;
  location: LocationFilter;
};

/** Calendars of other centuries are endless and empty. */
const years = { from: 1850, to: 2150 };

/** Parses `date`, `view` (or `vtype`) and `location`; a string names the first malformed value and the remedy. */
export function parseCalendarQuery(query: URLSearchParams): CalendarQuery | string {
  const viewName = query.get('view') ?? query.get('vtype') ?? 'month';
  const view = calendarViews.find((name) => name === viewName.toLowerCase());
  if (!view) return `view is ${quoted(viewName)}. Use ${calendarViews.join(', ')}, or omit it for a month.`;
  const location = parseLocationFilter(query.get('location'));
  if (!location)
    return `location is ${quoted(query.get('location') ?? '')}. Use home, away or neutral, or omit it for all games.`;
  const given = query.get('date') ?? '';
  const date = given === '' ? undefined : parseDay(given);
  if (given !== '' && date === undefined)
    return `date is ${quoted(given)}, which is not a day. Use a date such as 2026-11-22, or omit it for today.`;
  if (date !== undefined && !isInYears(date))
    return `date is ${quoted(given)}. Use a date in the years ${years.from} to ${years.to}.`;
  return { view, date, location };
}

export const isInYears = (date: string): boolean => {
  const year = Number(date.slice(0, -6));
  return year >= years.from && year <= years.to;
};

/**
 * The URL of a calendar.
 *
 * @param slug the sport; undefined for all sports
 */
export const calendarAddress = (slug: string | undefined, { view, date, location }: Partial<CalendarQuery>): string => {
  const query = {
    date,
    view: view === 'month' ? undefined : view,
    location: location === 'all' ? undefined : location,
  };
  return slug === undefined ? href('calendar', {}, query) : href('sportCalendar', { globalSportNameSlug: slug }, query);
};
