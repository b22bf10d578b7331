import { type } from 'arktype';
import { scheduleGame } from '../games/schema.ts';

export const calendarEvent = scheduleGame.merge({
  gameCalendarExclude: 'boolean',
  gamePromotionText: 'string | null',
  conferenceTitle: 'string | null',
  gameImageUrl: 'string | null',
});

/** A day with games; `date` is its local midnight. */
export const calendarDay = type({ date: 'string', events: calendarEvent.array() });
export type CalendarDay = typeof calendarDay.infer;

export const calendar = calendarDay.array();
