import { endpoint } from '../endpoint.ts';
import { findGamesOfSeason } from '../games/queries.ts';
import { problem } from '../problem.ts';
import { hasSport } from '../sports/queries.ts';
import { findSeason, findSeasons } from './queries.ts';
import { toSchedule } from './reshape.ts';
import { scheduleContract } from './schema.ts';

export const scheduleEndpoints = [
  endpoint(
    scheduleContract.seasons,
    async ({ db, tenant, values: { initialSportId, endSportId = initialSportId } }) => {
      if (endSportId !== initialSportId) {
        const sentence = `endSportId is "${endSportId}"; it has to be the same as initialSportId.`;
        return problem(400, sentence, { endSportId: [sentence] });
      }
      const rows = await findSeasons(db, tenant.id, initialSportId);
      if (rows.length === 0 && !(await hasSport(db, tenant.id, initialSportId))) return undefined;
      const body = rows.map(({ id, title, isCurrent }) => ({ scheduleId: id, seasonTitle: title, isCurrent }));
      return { body, tags: [`sport:${initialSportId}`] };
    },
  ),
  endpoint(scheduleContract.get, async ({ db, tenant, values }) => {
    const [season, games] = await Promise.all([
      findSeason(db, tenant.id, values.id),
      findGamesOfSeason(db, tenant.id, values.id),
    ]);
    if (!season) return undefined;
    const tags = [`sport:${season.sport.id}`, `schedule:${values.id}`, ...games.map(({ id }) => `game:${id}`)];
    return { body: toSchedule(season, games), tags };
  }),
];
