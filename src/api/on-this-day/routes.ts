import { and, type SQL, sql } from 'drizzle-orm';

import type { ContentKind } from '../../content/define-content.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { moment } from '../../content/moments/moment.ts';
import { columnOf, tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import { datesBefore, dayOfYear } from '../../domain/calendar/day-of-year.ts';
import { todayIn } from '../../domain/local-time.ts';
import { findItems } from '../content/find-items.ts';
import { endpoint } from '../endpoint.ts';
import { findGamesOnDays } from '../games/queries.ts';
import { toStoryItem } from '../stories/reshape.ts';
import { findStoriesOnDays } from '../stories/story-lists.ts';
import { toPastGames } from './reshape.ts';
import { onThisDayContract } from './schema.ts';

export const onThisDayEndpoint = endpoint(onThisDayContract, async ({ values, ...request }) => {
  const { db, tenant, origin } = request;
  const today = todayIn(tenant.timezone, Temporal.Now.instant());
  const { date = dayOfYear(Temporal.PlainDate.from(today)) } = values;
  const days = datesBefore(date, today);
  const [rows, storyRows, moments, inductees, awardWinners] = await Promise.all([
    findGamesOnDays(db, tenant.id, days),
    findStoriesOnDays(db, tenant.id, days),
    findItems(moment, request, { where: isOn(moment, 'date', days) }),
    findItems(inductee, request, { where: isOn(inductee, 'inductedOn', days) }),
    findItems(awardWinner, request, { where: isOn(awardWinner, 'week', days) }),
  ]);
  const games = toPastGames(rows);
  const recaps = new Set(games.map(({ recapUrl }) => recapUrl));
  const stories = storyRows.map((row) => toStoryItem(row, tenant, origin)).filter(({ url }) => !recaps.has(url));
  return {
    body: { date, games, stories, moments, inductees, awardWinners },
    tags: ['games', 'stories', moment.name, inductee.name, awardWinner.name],
    expiresAt: Temporal.PlainDate.from(today).add({ days: 1 }).toZonedDateTime(tenant.timezone).epochMilliseconds,
  };
});

/** Rows that lists show, with a date among `days`. */
const isOn = (kind: ContentKind, key: string, days: readonly string[]): SQL | undefined =>
  and(isListed(kind), sql`${columnOf(tableOf(kind), key)} = any(${`{${days.join(',')}}`}::date[])`);
