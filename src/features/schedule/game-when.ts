import type { ScheduleGame } from '../../api/games/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';

export type When = {
  /** For `<time datetime>`: with the venue's offset, or the date alone while the time is unknown. */
  datetime: string;
  /** "Sat, Sep 5" */
  day: string;
  /** The last day of a game over several days. */
  until: { datetime: string; day: string } | undefined;
  /** "6 p.m.", "6 p.m. CDT" in a zone other than the college's, "TBD", or empty for whole days. */
  time: string;
};

type Timed = Pick<ScheduleGame, 'date' | 'dateUtc' | 'enddate' | 'time' | 'timezone' | 'tbd' | 'allDay'>;

/** Date and time of a game as printed, always as the clock at the venue shows it. */
export function whenOf(game: Timed, collegeTimezone: string): When {
  const date = game.date.slice(0, 10);
  const start = startOf(game);
  return {
    datetime: start ? start.toString({ timeZoneName: 'never', smallestUnit: 'minute' }) : date,
    day: shortDay(date),
    until: lastDay(game, date),
    time: start ? printedStart(game, start, collegeTimezone) : game.allDay ? '' : 'TBD',
  };
}

function startOf({ dateUtc, timezone, tbd, allDay }: Timed) {
  return dateUtc && !tbd && !allDay ? Temporal.Instant.from(dateUtc).toZonedDateTimeISO(timezone) : undefined;
}

function lastDay({ enddate }: Timed, date: string) {
  const end = enddate?.slice(0, 10);
  return end && end > date ? { datetime: end, day: shortDay(end) } : undefined;
}

function printedStart({ time, timezone }: Timed, start: Temporal.ZonedDateTime, collegeTimezone: string): string {
  const sameClock = start.offsetNanoseconds === start.withTimeZone(collegeTimezone).offsetNanoseconds;
  return sameClock ? (time ?? '') : `${time} ${zoneName(start, timezone)}`;
}

// making a format costs more than a whole row; there are as many zones as the world has, so they may stay
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneName(start: Temporal.ZonedDateTime, timeZone: string): string {
  const format = zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  zoneFormats.set(timeZone, format);
  return format.formatToParts(start.epochMilliseconds).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
