import type { ScheduleGame } from '../../api/games/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';

export type When = {
  /** Value for `<time datetime>`, with the venue's offset, or only the date while the time is unknown. */
  datetime: string;
  /** "Sat, Sep 5" */
  day: string;
  /** The last day of a game over several days. */
  until: { datetime: string; day: string } | undefined;
  /** "6 p.m.", "6 p.m. CDT" in a zone other than the college's, "TBA", or empty for whole days. */
  time: string;
};

type Timed = Pick<ScheduleGame, 'venueDate' | 'venueTime' | 'venueEndDate' | 'dateUtc' | 'timezone' | 'tbd' | 'allDay'>;

/** Printed date and time of a game, always local to the venue. */
export function whenOf(game: Timed): When {
  const date = game.venueDate.slice(0, 10);
  const start = startOf(game);
  return {
    datetime: start ? start.toString({ timeZoneName: 'never', smallestUnit: 'minute' }) : date,
    day: shortDay(date),
    until: lastDay(game, date),
    time: start ? game.venueTime : game.allDay ? '' : 'TBA',
  };
}

function startOf({ dateUtc, timezone, tbd, allDay }: Timed) {
  return dateUtc && !tbd && !allDay ? Temporal.Instant.from(dateUtc).toZonedDateTimeISO(timezone) : undefined;
}

function lastDay({ venueEndDate }: Timed, date: string) {
  const end = venueEndDate?.slice(0, 10);
  return end && end > date ? { datetime: end, day: shortDay(end) } : undefined;
}
