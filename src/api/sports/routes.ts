import { endpoint } from '../endpoint.ts';
import { findSports } from './queries.ts';
import { toSportResponse } from './reshape.ts';
import { sportContract } from './schema.ts';

export const sportEndpoints = [
  endpoint(sportContract.list, async ({ db, tenant }) => {
    const rows = await findSports(db, tenant.id);
    return { body: rows.map(toSportResponse), tags: ['sports', ...rows.map((row) => `sport:${row.sport.id}`)] };
  }),
  endpoint(sportContract.get, async ({ db, tenant, values }) => {
    const row = (await findSports(db, tenant.id)).find(({ sport }) => sport.id === values.id);
    return row && { body: toSportResponse(row), tags: [`sport:${values.id}`] };
  }),
];
