import { slugify } from '../../../web/slug.ts';
import { endpoint } from '../../endpoint.ts';
import { findFeedGame, findFeedGames } from '../feed-games.ts';
import { calendarContract } from '../schema.ts';
import { writeCalendar } from './write-calendar.ts';

export const icsEndpoint = endpoint(calendarContract.ics, async ({ db, tenant, values, origin }) => {
  const { gameId, downloadFile } = values;
  const feed = await (gameId ? findFeedGame(db, tenant, gameId) : findFeedGames(db, tenant, values));
  if (!feed) return undefined;
  const { rows, sport, name, ...response } = feed;
  const facts = { name, team: tenant.shortName, host: tenant.canonicalHost, origin, isOfOneSport: Boolean(sport) };
  return {
    ...response,
    body: await writeCalendar(rows, facts),
    ...((gameId || downloadFile === 'true') && { fileName: `${slugify(name)}.ics` }),
  };
});
