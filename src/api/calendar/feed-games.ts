import type { Db } from '../../db/client.ts';
import { todayIn } from '../../domain/local-time.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { findGameById, findGamesInFeed } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { tagsOfGames } from '../games/tags.ts';
import { findSeason } from '../schedule/queries.ts';
import { findSports } from '../sports/queries.ts';
import { summaryOf } from './event-text.ts';

/** A feed without a season begins this many days ago, because calendar apps delete events that disappear from a feed. */
const daysBack = 365;

const placeNames: Record<string, string> = { H: 'home games', A: 'away games', N: 'neutral-site games' };

type Choice = { sportId?: number | undefined; scheduleId?: number | undefined; locationIndicator?: string | undefined };

/** The games, name and response metadata of a feed; undefined for a sport or schedule that does not exist. */
export async function findFeedGames(db: Db, tenant: Tenant, choice: Choice) {
  const { sportId, scheduleId, locationIndicator: location } = choice;
  const season = scheduleId ? await findSeason(db, tenant.id, scheduleId) : undefined;
  const sport = sportId
    ? (await findSports(db, tenant.id)).find((row) => row.sport.id === sportId)?.sport
    : season?.sport;
  if ((scheduleId && !season) || (sportId && !sport) || (season && sport && season.sport.id !== sport.id))
    return undefined;
  const today = Temporal.PlainDate.from(todayIn(tenant.timezone));
  const rows = await findGamesInFeed(db, tenant.id, {
    ...(sport && { sportId: sport.id }),
    ...(location && { location }),
    ...(season ? { seasonId: season.season.id } : { since: today.subtract({ days: daysBack }).toString() }),
  });
  const midnightOf = (day: Temporal.PlainDate) => day.toZonedDateTime(tenant.timezone).epochMilliseconds;
  const subject = [season?.season.title, sport?.title].filter(Boolean).join(' ') || 'Athletics';
  const changes = rows.map(({ updatedAt }) => Date.parse(updatedAt));
  return {
    rows,
    sport,
    name: `${tenant.shortName} ${subject}${location ? `, ${placeNames[location]}` : ''}`,
    tags: tagsOfGames(rows),
    // without a season, the start of the feed moves by a day every midnight
    modifiedAt: Math.max(0, ...changes, ...(season ? [] : [midnightOf(today)])),
    ...(!season && { expiresAt: midnightOf(today.add({ days: 1 })) }),
  };
}

/** The calendar of one game; undefined if there is no such game. */
export async function findFeedGame(db: Db, { id, shortName }: Tenant, gameId: number) {
  const row = await findGameById(db, id, gameId);
  if (!row) return undefined;
  return {
    rows: [row],
    sport: undefined,
    name: summaryOf(toScheduleGame(row), { team: shortName, isOfOneSport: false }),
    tags: tagsOfGames([row]),
    modifiedAt: Date.parse(row.updatedAt),
  };
}
