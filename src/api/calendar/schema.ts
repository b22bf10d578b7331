import { type } from 'arktype';

import { scheduleGame } from '../games/schema.ts';

export const calendarEvent = scheduleGame.merge({
  gameCalendarExclude: 'boolean',
  gamePromotionText: 'string | null',
  conferenceTitle: 'string | null',
  gameImageUrl: 'string | null',
});
export type CalendarEvent = typeof calendarEvent.infer;

/** Days with games; `date` is midnight in the college's zone. */
export const calendar = type({ date: 'string', events: calendarEvent.array() }).array();
