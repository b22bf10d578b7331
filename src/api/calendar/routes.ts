import { endpoint } from '../endpoint.ts';
import { findGamesInRange } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { tagsOfGames } from '../games/tags.ts';
import { day, idOf } from '../parameters.ts';
import { problem } from '../problem.ts';
import { hasSport } from '../sports/queries.ts';
import { calendar, type CalendarDay } from './schema.ts';

const longestRange = 180;

export const calendarEndpoints = [
  endpoint({
    path: '/Calendar/from/{from}/to/{to}',
    summary: `Days with games, at most ${longestRange}`,
    parameters: { from: day('First day'), to: day('Last day'), sportId: idOf('sport; every sport without') },
    answer: calendar,
    respond: async ({ db, tenant, values: { from, to, sportId } }) => {
      const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
      if (days < 0 || days > longestRange) {
        const sentence = `to is "${to}"; it has to be from 0 to ${longestRange} days after ${from}.`;
        return problem(400, sentence, { to: [sentence] });
      }
      const rows = await findGamesInRange(db, tenant.id, { from, to, sportId });
      if (rows.length === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
      const byDay = new Map<string, CalendarDay>();
      for (const row of rows) {
        const date = `${row.localDate}T00:00:00`;
        const entry = byDay.get(date) ?? { date, events: [] };
        byDay.set(date, entry);
        entry.events.push({
          ...toScheduleGame(row),
          gameCalendarExclude: false,
          gamePromotionText: row.promotion,
          conferenceTitle: row.conference ? row.conferenceName : null,
          gameImageUrl: null,
        });
      }
      return { body: [...byDay.values()], tags: tagsOfGames(rows) };
    },
  }),
];
