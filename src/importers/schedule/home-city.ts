import { type City, cityOf, isSameCity, leadingCity } from '../city.ts';
import type { ScheduleEvent } from './event.ts';

/** A college's home city; "unlocated" if its schedule gives only games elsewhere a location. */
export type HomeCity = City | 'unlocated' | undefined;

/**
 * A college's home city, inferred from its schedule: calendars write "vs" for home and neutral games, and most of those
 * are at home. `undefined` if no city is clearly ahead.
 */
export function homeCity(events: readonly ScheduleEvent[]): HomeCity {
  const hosted = events.filter((event) => event.preposition !== 'at' && event.indicator === undefined);
  const cities = hosted.map(({ location }) => cityOf(location));
  const leading = leadingCity(cities);
  const atHome = cities.filter((city) => city && leading && isSameCity(city, leading)).length;
  const unlocated = hosted.filter(({ visitorFirst, location }) => visitorFirst && location === '').length;
  return unlocated > atHome ? 'unlocated' : leading;
}

/** Home, away or neutral: explicit in the file, else "at" is away, and "vs" outside the college's city is neutral. */
export function indicatorOf(event: ScheduleEvent, home: HomeCity): 'H' | 'A' | 'N' {
  if (event.indicator) return event.indicator;
  if (event.preposition === 'at') return 'A';
  if (home === 'unlocated') return event.location === '' ? 'H' : 'N';
  const city = cityOf(event.location);
  return home && city && !isSameCity(city, home) ? 'N' : 'H';
}
