import { endpoint } from '../../endpoint.ts';
import { findFeedGames } from '../feed-games.ts';
import { calendarContract } from '../schema.ts';
import { writeCsv } from './write-csv.ts';

export const csvEndpoint = endpoint(calendarContract.csv, async ({ db, tenant, values, origin }) => {
  const feed = await findFeedGames(db, tenant, values);
  if (!feed) return undefined;
  const { rows, sport: _, name: __, ...response } = feed;
  return { ...response, body: await writeCsv(rows, { team: tenant.shortName, origin }) };
});
