import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import type { CalendarEvent } from './schema.ts';

/** A schedule game with the calendar's additional fields. */
export const toCalendarEvent = (row: GameRow): CalendarEvent => ({
  ...toScheduleGame(row),
  gameCalendarExclude: false,
  gamePromotionText: row.promotion,
  conferenceTitle: row.conference ? row.conferenceName : null,
  gameImageUrl: null,
});
