import { endpoint } from '../endpoint.ts';
import { idOf } from '../parameters.ts';
import { findGameById } from './queries.ts';
import { toScheduleGame } from './reshape.ts';
import { gameResults, scheduleGame } from './schema.ts';
import { tagsOfGame } from './tags.ts';

export const gameEndpoints = [
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
