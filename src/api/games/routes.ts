import { endpoint } from '../endpoint.ts';
import { idOf } from '../parameters.ts';
import { findGame } from './queries.ts';
import { toScheduleGame } from './reshape.ts';
import { scheduleGame } from './schema.ts';
import { tagsOfGame } from './tags.ts';

export const gameEndpoints = [
  endpoint({
    path: '/ScheduleGames/{id}',
    summary: 'One game of a schedule',
    parameters: { id: idOf('game') },
    answer: scheduleGame,
    respond: async ({ db, tenant, values }) => {
      const row = await findGame(db, tenant.id, values.id);
      return row && { body: toScheduleGame(row), tags: tagsOfGame(row) };
    },
  }),
];
