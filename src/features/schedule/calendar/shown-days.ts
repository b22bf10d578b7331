import { groupByDay } from '../../../domain/calendar/group-by-day.ts';
import type { CalendarData } from './find-calendar.ts';

/** The days of a calendar page with the games at the chosen places. */
export function shownDays({ games: all, query: { location }, span }: Pick<CalendarData, 'games' | 'query' | 'span'>) {
  const games = all.filter(({ locationIndicator }) => location === 'all' || locationIndicator === location);
  const days = groupByDay(games, span.firstShown, span.lastShown);
  return { days, games: [...new Set(days.flatMap(({ entries }) => entries.map(({ game }) => game)))] };
}

export type ShownDays = ReturnType<typeof shownDays>;
