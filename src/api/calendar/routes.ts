import { endpoint } from '../endpoint.ts';
import { dayOf } from '../games/day.ts';
import { findGamesInRange } from '../games/queries.ts';
import { tagsOfGames } from '../games/tags.ts';
import { mapInSteps } from '../map-in-steps.ts';
import { day, filterId, oneOf } from '../parameters.ts';
import { problem } from '../problem.ts';
import { hasSport } from '../sports/queries.ts';
import { csvEndpoint } from './csv/routes.ts';
import { icsEndpoint } from './ics/routes.ts';
import { toCalendarEvent } from './reshape.ts';
import { rssEndpoint } from './rss/routes.ts';
import { calendar } from './schema.ts';

const longestRange = 400;

export const calendarEndpoints = [
  icsEndpoint,
  rssEndpoint,
  csvEndpoint,
  endpoint({
    path: '/Calendar/from/{from}/to/{to}',
    summary: `Days with games, at most ${longestRange}`,
    parameters: {
      from: day('First day'),
      to: { ...day('Last day'), example: '2026-12-31' },
      sportId: filterId('sport; every sport without'),
      ongoing: oneOf('Also games over several days that began before `from`', 'true', 'false'),
    },
    answer: calendar,
    respond: async ({ db, tenant, values: { from, to, sportId, ongoing } }) => {
      const length = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
      if (length < 0 || length > longestRange) {
        const sentence = `to is "${to}"; it has to be from 0 to ${longestRange} days after ${from}.`;
        return problem(400, sentence, { to: [sentence] });
      }
      const rows = await findGamesInRange(db, tenant.id, { from, to, sportId, ongoing: ongoing === 'true' });
      if (rows.length === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
      const days = Map.groupBy(await mapInSteps(rows, toCalendarEvent), dayOf);
      return { body: [...days].map(([date, events]) => ({ date, events })), tags: tagsOfGames(rows) };
    },
  }),
];
