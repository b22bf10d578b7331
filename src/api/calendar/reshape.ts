import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import type { CalendarEvent } from './schema.ts';

/** The schedule game of a row with what a calendar adds. */
export const toCalendarEvent = (row: GameRow): CalendarEvent => ({
  ...toScheduleGame(row),
  gameCalendarExclude: false,
  gamePromotionText: row.promotion,
  conferenceTitle: row.conference ? row.conferenceName : null,
  gameImageUrl: null,
});
