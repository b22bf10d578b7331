import { type } from 'arktype';

import { contract } from '../contract.ts';
import { scheduleGame } from '../games/schema.ts';
import { day, filterId, idOf, idOrAll, oneOf, place } from '../parameters.ts';

export const calendarEvent = scheduleGame.merge({
  gameCalendarExclude: 'boolean',
  gamePromotionText: 'string | null',
  conferenceTitle: 'string | null',
  gameImageUrl: 'string | null',
});
export type CalendarEvent = typeof calendarEvent.infer;

/** Days with games; `date` is midnight in the college's zone. */
export const calendar = type({ date: 'string', events: calendarEvent.array() }).array();

export const maxRangeDays = 400;

/** Parameters that select the games of a feed. */
const feedParameters = {
  sportId: idOrAll('sport'),
  scheduleId: {
    ...idOrAll('schedule'),
    description: 'Id of the schedule; by default, or for 0, the games of the last year and later',
  },
  locationIndicator: place,
};

export const calendarContract = {
  ics: contract({
    path: '/Calendar/subscribe',
    summary:
      'A calendar to subscribe to (iCalendar): of all sports, a sport, a season or the games at a place; or a game to add',
    parameters: {
      type: oneOf('Format', 'ics'),
      ...feedParameters,
      gameId: { ...idOf('game'), description: 'A single game, returned as a file; other parameters are ignored' },
      downloadFile: oneOf('Returns the calendar as an attachment', 'true', 'false'),
    },
    contentType: 'text/calendar; charset=utf-8',
  }),
  rss: contract({
    path: '/Calendar/rss',
    summary: 'The games of a calendar as RSS 2.0 with event elements: of all sports, a sport, a season or a place',
    parameters: feedParameters,
    contentType: 'application/rss+xml; charset=utf-8',
  }),
  csv: contract({
    path: '/Calendar/csv',
    summary: 'The games of a calendar as comma-separated values: of all sports, a sport, a season or a place',
    parameters: feedParameters,
    contentType: 'text/csv; charset=utf-8',
  }),
  range: contract({
    path: '/Calendar/from/{from}/to/{to}',
    summary: `Days with games, at most ${maxRangeDays}`,
    parameters: {
      from: day('First day'),
      to: { ...day('Last day'), example: '2026-12-31' },
      sportId: filterId('sport'),
      ongoing: oneOf('Includes games of several days that began before `from`', 'true', 'false'),
    },
    response: calendar,
  }),
};
