import { sportSlug } from '../../../domain/sport.ts';
import { href } from '../../../routing/routes.ts';
import { endpoint } from '../../endpoint.ts';
import { findFeedGames } from '../feed-games.ts';
import { calendarContract } from '../schema.ts';
import { writeRss } from './write-rss.ts';

export const rssEndpoint = endpoint(calendarContract.rss, async ({ db, tenant, values, origin }) => {
  const feed = await findFeedGames(db, tenant, values);
  if (!feed) return undefined;
  const { rows, sport, name, ...response } = feed;
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
  const body = await writeRss(rows, { name, team, timezone, page, self, origin, modifiedAt: response.modifiedAt });
  return { ...response, body };
});
