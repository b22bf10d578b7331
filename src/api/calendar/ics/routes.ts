import { todayIn } from '../../../domain/local-time.ts';
import { slugify } from '../../../domain/slug.ts';
import { endpoint } from '../../endpoint.ts';
import { findGamesInFeed } from '../../games/queries.ts';
import { tagsOfGames } from '../../games/tags.ts';
import { idOrAll, oneOf, place } from '../../parameters.ts';
import { findSeason } from '../../schedule/queries.ts';
import { findSports } from '../../sports/queries.ts';
import { writeCalendar } from './write-calendar.ts';

/** Feeds of no season begin this many days ago, so that a subscriber keeps the last season. */
const daysBack = 365;

const placeNames: Record<string, string> = { H: 'home games', A: 'away games', N: 'neutral-site games' };

export const feedEndpoint = endpoint({
  path: '/Calendar/subscribe',
  summary: 'A calendar to subscribe to (iCalendar): of all sports, a sport, a season or the games at a place',
  parameters: {
    type: oneOf('Format', 'ics'),
    sportId: idOrAll('sport'),
    scheduleId: idOrAll('schedule; games of the last year and all later ones without'),
    locationIndicator: place,
    downloadFile: oneOf('Offers the calendar as a file', 'true', 'false'),
  },
  contentType: 'text/calendar; charset=utf-8',
  respond: async ({ db, tenant, values, origin }) => {
    const { sportId, scheduleId, locationIndicator: location } = values;
    const season = scheduleId ? await findSeason(db, tenant.id, scheduleId) : undefined;
    const sport = sportId
      ? (await findSports(db, tenant.id)).find((row) => row.sport.id === sportId)?.sport
      : season?.sport;
    if ((scheduleId && !season) || (sportId && !sport) || (season && sport && season.sport.id !== sport.id))
      return undefined;
    const today = todayIn(tenant.timezone);
    const rows = await findGamesInFeed(db, tenant.id, {
      ...(sport && { sportId: sport.id }),
      ...(location && { location }),
      ...(season
        ? { seasonId: season.season.id }
        : { since: Temporal.PlainDate.from(today).subtract({ days: daysBack }).toString() }),
    });
    const subject = [season?.season.title, sport?.title].filter(Boolean).join(' ') || 'Athletics';
    const name = `${tenant.shortName} ${subject}${location ? `, ${placeNames[location]}` : ''}`;
    return {
      body: await writeCalendar(rows, {
        name,
        team: tenant.shortName,
        host: tenant.canonicalHost,
        origin,
        isOfOneSport: Boolean(sport),
      }),
      tags: tagsOfGames(rows),
      ...(values.downloadFile === 'true' && { fileName: `${slugify(name)}.ics` }),
      // tomorrow the feed begins a day later
      ...(!season && { expiresAt: midnightAfter(today, tenant.timezone) }),
    };
  },
});

const midnightAfter = (day: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
