import { cityOf, leadingCity, plainCity } from '../city.ts';
import type { ScheduleEvent } from './event.ts';

/**
 * The city where a college plays at home, as its own schedule shows it: calendars write "vs" for home and neutral games
 * alike, and most of those are at home. `undefined` when no city has a clear lead.
 */
export function homeCity(events: readonly ScheduleEvent[]): string | undefined {
  const hosted = events.filter((event) => event.joint !== 'at' && event.indicator === undefined);
  return leadingCity(hosted.map(({ location }) => cityOf(location)));
}

/** Home, away or neutral: as the file says; "at" is away; "vs" in another city than the college's is neutral. */
export function indicatorOf(event: ScheduleEvent, city: string | undefined): 'H' | 'A' | 'N' {
  if (event.indicator) return event.indicator;
  if (event.joint === 'at') return 'A';
  const place = cityOf(event.location);
  const isElsewhere = city !== undefined && place !== '' && place !== plainCity(city);
  return isElsewhere ? 'N' : 'H';
}
