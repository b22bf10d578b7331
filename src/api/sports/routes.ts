import { endpoint } from '../endpoint.ts';
import { idOf } from '../parameters.ts';
import { findSports } from './queries.ts';
import { toSportAnswer } from './reshape.ts';
import { sport, sports } from './schema.ts';

export const sportEndpoints = [
  endpoint({
    path: '/Sports',
    summary: 'Sports, and departments without a team (`nonSport`), by title',
    parameters: {},
    answer: sports,
    respond: async ({ db, tenant }) => {
      const rows = await findSports(db, tenant.id);
      return { body: rows.map(toSportAnswer), tags: ['sports', ...rows.map((row) => `sport:${row.sport.id}`)] };
    },
  }),
  endpoint({
    path: '/Sports/{id}',
    summary: 'One sport',
    parameters: { id: idOf('sport') },
    answer: sport,
    respond: async ({ db, tenant, values }) => {
      const row = (await findSports(db, tenant.id)).find(({ sport }) => sport.id === values.id);
      return row && { body: toSportAnswer(row), tags: [`sport:${values.id}`] };
    },
  }),
];
