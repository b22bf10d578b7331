import { endpoint } from '../endpoint.ts';
import { dayOf } from '../games/day.ts';
import { findGamesInRange, type GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { tagsOfGames } from '../games/tags.ts';
import { mapInSteps } from '../map-in-steps.ts';
import { parameterProblem } from '../problem.ts';
import { hasSport } from '../sports/queries.ts';
import { csvEndpoint } from './csv/routes.ts';
import { icsEndpoint } from './ics/routes.ts';
import { rssEndpoint } from './rss/routes.ts';
import { type CalendarEvent, calendarContract, maxRangeDays } from './schema.ts';

export const calendarEndpoints = [
  icsEndpoint,
  rssEndpoint,
  csvEndpoint,
  endpoint(calendarContract.range, async ({ db, tenant, values: { from, to, sportId, ongoing } }) => {
    const length = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
    if (length < 0 || length > maxRangeDays) {
      const sentence = `to is "${to}"; it has to be from 0 to ${maxRangeDays} days after ${from}.`;
      return parameterProblem(400, 'to', sentence);
    }
    const rows = await findGamesInRange(db, tenant.id, { from, to, sportId, ongoing: ongoing === 'true' });
    if (rows.length === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
    const days = Map.groupBy(await mapInSteps(rows, toCalendarEvent), dayOf);
    return { body: [...days].map(([date, events]) => ({ date, events })), tags: tagsOfGames(rows) };
  }),
];

/** A schedule game with the calendar's additional fields. */
const toCalendarEvent = (row: GameRow): CalendarEvent => ({
  ...toScheduleGame(row),
  gameCalendarExclude: false,
  gamePromotionText: row.promotion,
  conferenceTitle: row.conference ? row.conferenceName : null,
  gameImageUrl: null,
});
