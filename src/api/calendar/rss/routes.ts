import { sportSlug } from '../../../domain/sport.ts';
import { href } from '../../../routing/routes.ts';
import { endpoint } from '../../endpoint.ts';
import { feedParameters, findFeedGames } from '../feed-games.ts';
import { writeRss } from './write-rss.ts';

export const rssEndpoint = endpoint({
  path: '/Calendar/rss',
  summary: 'The games of a calendar as RSS 2.0 with event elements: of all sports, a sport, a season or a place',
  parameters: feedParameters,
  contentType: 'application/rss+xml; charset=utf-8',
  respond: async ({ db, tenant, values, origin }) => {
    const feed = await findFeedGames(db, tenant, values);
    if (!feed) return undefined;
    const { rows, sport, name, ...answer } = feed;
    const slug = sport && sportSlug(sport);
    const page = slug ? href('sportCalendar', { globalSportNameSlug: slug }) : href('calendar');
    const { sportId, scheduleId, locationIndicator } = values;
    const query = new URLSearchParams(
      Object.entries({ sport_id: sportId, schedule_id: scheduleId, location: locationIndicator }).flatMap(
        ([key, value]): [string, string][] => (value ? [[key, String(value)]] : []),
      ),
    );
    const self = `/calendar.ashx/calendar.rss${query.size > 0 ? `?${query}` : ''}`;
    const { timezone, shortName: team } = tenant;
    const body = await writeRss(rows, { name, team, timezone, page, self, origin, modifiedAt: answer.modifiedAt });
    return { ...answer, body };
  },
});
