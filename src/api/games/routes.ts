import { endpoint } from '../endpoint.ts';
import { idOf, idsOf, required } from '../parameters.ts';
import { findGameById, findGames } from './queries.ts';
import { toScheduleGame } from './reshape.ts';
import { gameResults, scheduleGame, scheduleGames } from './schema.ts';
import { tagsOfGame, tagsOfGames } from './tags.ts';

export const gameEndpoints = [
  endpoint({
    path: '/ScheduleGames',
    summary: 'Games by id, in the order of their dates; unknown ids are left out',
    parameters: { ids: required(idsOf('games')) },
    answer: scheduleGames,
    respond: async ({ db, tenant, values: { ids } }) => {
      const rows = await findGames(db, tenant.id, ids);
      return { body: rows.map(toScheduleGame), tags: tagsOfGames(rows) };
    },
  }),
  endpoint({
    path: '/ScheduleGames/{id}',
    summary: 'One game of a schedule',
    parameters: { id: idOf('game') },
    answer: scheduleGame,
    respond: async ({ db, tenant, values }) => {
      const row = await findGameById(db, tenant.id, values.id);
      return row && { body: toScheduleGame(row), tags: tagsOfGame(row) };
    },
  }),
  endpoint({
    path: '/ScheduleGames/{id}/results',
    summary: 'The result of a game as a list, empty without a result',
    parameters: { id: idOf('game'), sportId: idOf('sport of the game') },
    answer: gameResults,
    respond: async ({ db, tenant, values: { id, sportId } }) => {
      const row = await findGameById(db, tenant.id, id);
      if (!row || (sportId !== undefined && row.sportId !== sportId)) return undefined;
      const { result } = toScheduleGame(row);
      return { body: result ? [{ gameId: id, ...result }] : [], tags: tagsOfGame(row) };
    },
  }),
];
