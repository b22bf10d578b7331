import { endpoint } from '../../endpoint.ts';
import { feedParameters, findFeedGames } from '../feed-games.ts';
import { writeCsv } from './write-csv.ts';

export const csvEndpoint = endpoint({
  path: '/Calendar/csv',
  summary: 'The games of a calendar as comma-separated values: of all sports, a sport, a season or a place',
  parameters: feedParameters,
  contentType: 'text/csv; charset=utf-8',
  respond: async ({ db, tenant, values, origin }) => {
    const feed = await findFeedGames(db, tenant, values);
    if (!feed) return undefined;
    const { rows, sport: _, name: __, ...answer } = feed;
    return { ...answer, body: await writeCsv(rows, { team: tenant.shortName, origin }) };
  },
});
