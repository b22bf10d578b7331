import { type GameState, isComplete, isLive } from './game-state.ts';

export type TimedGame = {
  gameState: GameState;
  /** Wall time at the venue. */
  venueDate: string;
  /** "6 p.m.", or "6 p.m. CDT" where the venue's zone is not the college's. */
  venueTime: string;
  dateUtc: string | null;
  /** IANA zone of the venue. */
  timezone: string;
  tbd: boolean;
  allDay: boolean;
};

/** The start of a game at its venue, as printed. */
export type GameStart = {
  /** ISO date at the venue. */
  date: string;
  /** Value for `<time datetime>`, with the venue's offset, or only the date while the time is unknown. */
  datetime: string;
  /** "6 p.m.", "6 p.m. CDT" in a zone other than the college's, "TBA"; empty for whole days and for played games of unknown time. */
  time: string;
};

/** The only reader of a game's time: each page prints the same one, with the zone wherever it is not the college's. */
export function gameStart({ gameState, venueDate, venueTime, dateUtc, timezone, tbd, allDay }: TimedGame): GameStart {
  const date = venueDate.slice(0, 10);
  if (dateUtc === null || tbd || allDay) {
    const isAhead = !allDay && !isLive(gameState) && !isComplete(gameState);
    return { date, datetime: date, time: isAhead ? 'TBA' : '' };
  }
  const local = Temporal.Instant.from(dateUtc).toZonedDateTimeISO(timezone);
  return { date, datetime: local.toString({ timeZoneName: 'never', smallestUnit: 'minute' }), time: venueTime };
}
