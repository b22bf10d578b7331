import { slugify } from '../../../domain/slug.ts';
import { endpoint } from '../../endpoint.ts';
import { oneOf } from '../../parameters.ts';
import { feedParameters, findFeedGames } from '../feed-games.ts';
import { writeCalendar } from './write-calendar.ts';

export const icsEndpoint = endpoint({
  path: '/Calendar/subscribe',
  summary: 'A calendar to subscribe to (iCalendar): of all sports, a sport, a season or the games at a place',
  parameters: {
    type: oneOf('Format', 'ics'),
    ...feedParameters,
    downloadFile: oneOf('Offers the calendar as a file', 'true', 'false'),
  },
  contentType: 'text/calendar; charset=utf-8',
  respond: async ({ db, tenant, values, origin }) => {
    const feed = await findFeedGames(db, tenant, values);
    if (!feed) return undefined;
    const { rows, sport, name, ...answer } = feed;
    const facts = { name, team: tenant.shortName, host: tenant.canonicalHost, origin, isOfOneSport: Boolean(sport) };
    return {
      ...answer,
      body: await writeCalendar(rows, facts),
      ...(values.downloadFile === 'true' && { fileName: `${slugify(name)}.ics` }),
    };
  },
});
