import { slugify } from '../../../domain/slug.ts';
import { endpoint } from '../../endpoint.ts';
import { idOf, oneOf } from '../../parameters.ts';
import { feedParameters, findFeedGame, findFeedGames } from '../feed-games.ts';
import { writeCalendar } from './write-calendar.ts';

export const icsEndpoint = endpoint({
  path: '/Calendar/subscribe',
  summary:
    'A calendar to subscribe to (iCalendar): of all sports, a sport, a season or the games at a place; or a game to add',
  parameters: {
    type: oneOf('Format', 'ics'),
    ...feedParameters,
    gameId: idOf('only game, offered as a file; the other parameters are ignored'),
    downloadFile: oneOf('Offers the calendar as a file', 'true', 'false'),
  },
  contentType: 'text/calendar; charset=utf-8',
  respond: async ({ db, tenant, values, origin }) => {
    const { gameId, downloadFile } = values;
    const feed = await (gameId ? findFeedGame(db, tenant, gameId) : findFeedGames(db, tenant, values));
    if (!feed) return undefined;
    const { rows, sport, name, ...answer } = feed;
    const facts = { name, team: tenant.shortName, host: tenant.canonicalHost, origin, isOfOneSport: Boolean(sport) };
    return {
      ...answer,
      body: await writeCalendar(rows, facts),
      ...((gameId || downloadFile === 'true') && { fileName: `${slugify(name)}.ics` }),
    };
  },
});
