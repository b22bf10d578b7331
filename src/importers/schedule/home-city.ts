import { cityOf, leadingCity, plainCity } from '../city.ts';
import type { ScheduleEvent } from './event.ts';

/**
 * A college's home city, inferred from its schedule: calendars write "vs" for home and neutral games, and most of those
 * are at home. `undefined` if no city is clearly ahead.
 */
export function homeCity(events: readonly ScheduleEvent[]): string | undefined {
  const hosted = events.filter((event) => event.preposition !== 'at' && event.indicator === undefined);
  return leadingCity(hosted.map(({ location }) => cityOf(location)));
}

/** Home, away or neutral: explicit in the file, else "at" is away, and "vs" outside the college's city is neutral. */
export function indicatorOf(event: ScheduleEvent, city: string | undefined): 'H' | 'A' | 'N' {
  if (event.indicator) return event.indicator;
  if (event.preposition === 'at') return 'A';
  const place = cityOf(event.location);
  const isElsewhere = city !== undefined && place !== '' && place !== plainCity(city);
  return isElsewhere ? 'N' : 'H';
}
