import type { ScheduleGame } from '../../../api/games/schema.ts';
import { isComplete, isLive } from '../../../domain/game-state.ts';
import { longDay } from '../../../domain/printed-date.ts';

type Timed = Pick<ScheduleGame, 'gameState' | 'date' | 'dateUtc' | 'time' | 'timezone' | 'tbd' | 'allDay'>;

/** "Saturday, November 28, 6 p.m.", with the zone where the venue's clock differs from the college's. */
export function whenText(game: Timed, collegeTimezone: string): string {
  const { gameState: state, date, dateUtc, time, timezone, tbd, allDay } = game;
  const day = longDay(date);
  if (allDay) return day;
  if (tbd || dateUtc === null || time === null) {
    // a game that has begun announces nothing any more
    return isLive(state) || isComplete(state) ? day : `${day}, time to be announced`;
  }
  const start = Temporal.Instant.from(dateUtc).toZonedDateTimeISO(timezone);
  const isSame = start.offsetNanoseconds === start.withTimeZone(collegeTimezone).offsetNanoseconds;
  return `${day}, ${time}${isSame ? '' : ` ${zoneName(start)}`}`;
}

const zoneName = (start: Temporal.ZonedDateTime): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: start.timeZoneId, timeZoneName: 'short' })
    .formatToParts(start.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
