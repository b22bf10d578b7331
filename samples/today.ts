import { gameState } from '../src/domain/game-state.ts';
import { daysBetween } from './calendar.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';

/**
 * Ensures at least two games today at any time of the year by moving the next games of other teams forward, as exhibitions
 * in summer. One of today's games is delayed.
 */
export function stageToday({ rows }: CollegeRows, today: string): void {
  const open = rows.game.filter(
    ({ state, opponentId, allDay, localDate }) =>
      state === gameState.Scheduled && opponentId && !allDay && localDate >= today,
  );
  const todays = open.filter(({ localDate }) => localDate === today);
  const later = open
    .filter(({ localDate }) => localDate > today)
    .sort((a, b) => a.localDate.localeCompare(b.localDate));
  for (const game of later) {
    if (todays.length >= 2) break;
    if (todays.some(({ sportId }) => sportId === game.sportId)) continue;
    bringForward(game, today);
    todays.push(game);
  }
  const timed = todays.filter(({ startsAt }) => startsAt);
  const delayed = timed.findLast(({ locationIndicator }) => locationIndicator === 'H') ?? timed.at(-1);
  if (!delayed || todays.length < 2) return;
  delayed.state = gameState.Delayed;
  delayed.stateReason = 'Fog has delayed the visiting team; a new start time will be announced';
}

function bringForward(game: RowOf<'game'>, today: string): void {
  const days = daysBetween(today, game.localDate);
  const time = game.startsAt
    ? Temporal.Instant.from(game.startsAt).toZonedDateTimeISO(game.timezone).toPlainTime()
    : Temporal.PlainTime.from('18:00');
  const startsAt = Temporal.PlainDate.from(today)
    .toZonedDateTime({ timeZone: game.timezone, plainTime: time })
    .toInstant()
    .toString();
  const exhibition =
    days > 21 ? { type: 'E' as const, conference: false, note: 'Summer exhibition' } : { originalDate: game.localDate };
  Object.assign(game, { localDate: today, startsAt, tbd: false, sequence: 1, ...exhibition });
}
