import type { Db } from '../../db/client.ts';
import { endpoint } from '../endpoint.ts';
import { findGamesOfSeason } from '../games/queries.ts';
import { parameterProblem } from '../problem.ts';
import { findSportId, hasSport } from '../sports/queries.ts';
import { findSeason, findSeasonByTitle, findSeasons, type SeasonRow } from './queries.ts';
import { toSchedule } from './reshape.ts';
import { scheduleContract } from './schema.ts';

export const scheduleEndpoints = [
  endpoint(
    scheduleContract.seasons,
    async ({ db, tenant, values: { initialSportId, endSportId = initialSportId } }) => {
      if (endSportId !== initialSportId) {
        const sentence = `endSportId is "${endSportId}"; it has to be the same as initialSportId.`;
        return parameterProblem(400, 'endSportId', sentence);
      }
      const rows = await findSeasons(db, tenant.id, initialSportId);
      if (rows.length === 0 && !(await hasSport(db, tenant.id, initialSportId))) return undefined;
      const body = rows.map(({ id, title, isCurrent }) => ({ scheduleId: id, seasonTitle: title, isCurrent }));
      return { body, tags: [`sport:${initialSportId}`] };
    },
  ),
  endpoint(scheduleContract.bySport, async ({ db, tenant, values }) => {
    const sportId = await findSportId(db, tenant.id, values.sport);
    if (sportId === undefined) return undefined;
    const found = await findSeasonByTitle(db, tenant.id, sportId, values.season);
    const announced = found?.season.isCurrent ? [found.season] : await findSeasons(db, tenant.id, sportId);
    return found && announced.some(({ id }) => id === found.season.id) ? responseOf(db, found) : undefined;
  }),
  endpoint(scheduleContract.get, async ({ db, tenant, values: { id } }) => {
    const season = await findSeason(db, tenant.id, id);
    return season && responseOf(db, season);
  }),
];

async function responseOf(db: Db, season: SeasonRow) {
  const { id, tenantId } = season.season;
  const games = await findGamesOfSeason(db, tenantId, id);
  const tags = [`sport:${season.sport.id}`, `schedule:${id}`, ...games.map((game) => `game:${game.id}`)];
  return { body: toSchedule(season, games), tags };
}
