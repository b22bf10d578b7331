import type { ScheduleGame } from '../../../api/games/schema.ts';
import { isComplete, isLive } from '../../../domain/game-state.ts';
import { longDay } from '../../../domain/printed-date.ts';

type Timed = Pick<ScheduleGame, 'gameState' | 'venueDate' | 'dateUtc' | 'venueTime' | 'tbd' | 'allDay'>;

/** "Saturday, November 28, 6 p.m." at the venue, with the time zone if it differs from the college's. */
export function whenText({ gameState: state, venueDate, dateUtc, venueTime, tbd, allDay }: Timed): string {
  const day = longDay(venueDate);
  if (allDay) return day;
  if (!tbd && dateUtc !== null) return `${day}, ${venueTime}`;
  // a TBA start time is omitted after the game has started
  return isLive(state) || isComplete(state) ? day : `${day}, time to be announced`;
}
