import { endpoint } from '../endpoint.ts';
import { findGameById, findGames } from './queries.ts';
import { toScheduleGame } from './reshape.ts';
import { gameContract } from './schema.ts';
import { tagsOfGame, tagsOfGames } from './tags.ts';

export const gameEndpoints = [
  endpoint(gameContract.list, async ({ db, tenant, values: { ids } }) => {
    const rows = await findGames(db, tenant.id, ids);
    return { body: rows.map(toScheduleGame), tags: tagsOfGames(rows) };
  }),
  endpoint(gameContract.get, async ({ db, tenant, values }) => {
    const row = await findGameById(db, tenant.id, values.id);
    return row && { body: toScheduleGame(row), tags: tagsOfGame(row) };
  }),
  endpoint(gameContract.results, async ({ db, tenant, values: { id, sportId } }) => {
    const row = await findGameById(db, tenant.id, id);
    if (!row || (sportId !== undefined && row.sportId !== sportId)) return undefined;
    const { result } = toScheduleGame(row);
    return { body: result ? [{ gameId: id, ...result }] : [], tags: tagsOfGame(row) };
  }),
];
