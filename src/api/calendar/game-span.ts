import { usualMinutes } from '../../domain/upcoming.ts';
import type { GameRow } from '../games/queries.ts';
import type { ScheduleGame } from '../games/schema.ts';

/** Inclusive days at the venue for games without a time or over several days; otherwise instants. */
export type GameSpan =
  | { days: true; start: Temporal.PlainDate; end: Temporal.PlainDate }
  | { days: false; start: Temporal.Instant; end: Temporal.Instant };

/** When a game is played; without an end time, it takes as long as is usual in its sport. */
export function gameSpan(row: GameRow, { dateUtc, sport }: ScheduleGame): GameSpan {
  const lastDay = row.localEndDate ?? row.localDate;
  if (dateUtc === null || lastDay > row.localDate)
    return { days: true, start: Temporal.PlainDate.from(row.localDate), end: Temporal.PlainDate.from(lastDay) };
  const start = Temporal.Instant.from(dateUtc);
  const end =
    row.endsAt === null ? start.add({ minutes: usualMinutes[sport.family] }) : Temporal.Instant.from(row.endsAt);
  return { days: false, start, end };
}
