import type { ScheduleEvent } from './event.ts';

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** City of a place such as "Reno, Nev., Mackay Stadium". */
const cityOf = ({ location }: ScheduleEvent) => plain(location.split(',')[0] ?? '');

/**
 * The city where a college plays at home, as its own schedule shows it: calendars write "vs" for home and neutral games
 * alike, and most of those are at home. `undefined` when no city has a clear lead.
 */
export function homeCity(events: readonly ScheduleEvent[]): string | undefined {
  const counts = Map.groupBy(
    events.filter((event) => event.joint !== 'at' && event.indicator === undefined && cityOf(event) !== ''),
    cityOf,
  );
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : undefined;
}

/** Home, away or neutral: as the file says; "at" is away; "vs" in another city than the college's is neutral. */
export function indicatorOf(event: ScheduleEvent, city: string | undefined): 'H' | 'A' | 'N' {
  if (event.indicator) return event.indicator;
  if (event.joint === 'at') return 'A';
  const isElsewhere = city !== undefined && cityOf(event) !== '' && cityOf(event) !== plain(city);
  return isElsewhere ? 'N' : 'H';
}
