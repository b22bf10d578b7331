import { type CalendarView, calendarSpan, calendarViews, rangeTitle } from '../../../domain/calendar/calendar-span.ts';
import { parseDay } from '../../../domain/calendar/parse-day.ts';
import { sportSlug } from '../../../domain/sport.ts';
import { quoted } from '../../../routing/list-query.ts';
import { href } from '../../../routing/routes.ts';
import { type LocationFilter, locationLabels, parseLocationFilter } from '../location-filter.ts';
import { isInYears } from './calendar-query.ts';
import type { CalendarData } from './find-calendar.ts';

export type PrintRange = {
  type: CalendarView;
  from: string;
  to: string;
  location: LocationFilter;
  /** "November 2026" for a whole month, else both days. */
  title: string;
};

type PathParts = { type: string; start: string; end: string; location: string };

/** As many days as the API lists at once. */
const maxRangeDays = 366;

/** Values of a part of the path that mean all. */
export const isEverything = (value: string): boolean => value === '0' || value.toLowerCase() === 'null';

/**
 * Parses the parts of the path of a print range; a string names the first malformed one and the remedy. Without a start,
 * the range begins with the current period; without an end, it ends with the period of the start.
 */
export function parsePrintRange(
  { type: typeName, start, end, location: place }: PathParts,
  today: string,
): PrintRange | string {
  const type = isEverything(typeName) ? 'month' : calendarViews.find((name) => name === typeName.toLowerCase());
  if (!type) return `type is ${quoted(typeName)}. Use ${calendarViews.join(', ')}.`;
  const location = isEverything(place) ? 'all' : parseLocationFilter(place);
  if (!location) return `location is ${quoted(place)}. Use home, away or neutral, or null for all games.`;
  const from = isEverything(start) ? calendarSpan(type, today).from : parseDay(start);
  if (!from) return notADay('start', start);
  const to = isEverything(end) ? calendarSpan(type, from).to : parseDay(end);
  if (!to) return notADay('end', end);
  if (!isInYears(from) || !isInYears(to))
    return `The range ${quoted(`${start} to ${end}`)} is not within the years 1850 to 2150.`;
  if (to < from) return `end is ${quoted(end)}, which is before ${quoted(start)}. Use a day on or after the start.`;
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days + 1;
  if (days > maxRangeDays) return `The range has ${days} days. Print at most ${maxRangeDays} at once.`;
  return { type, from, to, location, title: titleOf(from, to) };
}

/** The print view of the period and filter of a calendar page. */
export const printAddress = ({ sport, query, span }: Pick<CalendarData, 'sport' | 'query' | 'span'>): string => {
  const params = {
    type: query.view,
    sport: String(sport?.id ?? 0),
    start: span.from,
    end: span.to,
    // paths are in lower case
    location: query.location === 'all' ? 'null' : locationLabels[query.location].toLowerCase(),
  };
  return sport
    ? href('printSportCalendar', { globalSportNameSlug: sportSlug(sport), ...params })
    : href('printCalendar', params);
};

const notADay = (name: string, value: string): string =>
  `${name} is ${quoted(value)}, which is not a day. Use a date such as 2026-11-22 or 11-22-2026.`;

function titleOf(from: string, to: string): string {
  const month = calendarSpan('list', from);
  return month.from === from && month.to === to ? month.title : rangeTitle(from, to);
}
