import { and, eq, inArray } from 'drizzle-orm';

import { todayIn } from '../domain/local-time.ts';
import { currentSeasonOn } from '../domain/season.ts';
import type { Db } from './client.ts';
import { season } from './schema/sport.ts';
import { tenant } from './schema/tenant.ts';

/**
 * Marks the current season of each sport of a college, or of one sport (see `currentSeasonOn`). Inside a transaction. Returns the
 * ids of the seasons that became current.
 */
export async function updateCurrentSeasons(db: Db, tenantId: number, sportId?: number): Promise<number[]> {
  const rows = await db
    .select({
      id: season.id,
      sportId: season.sportId,
      startDate: season.startDate,
      pinned: season.pinned,
      isCurrent: season.isCurrent,
      timezone: tenant.timezone,
    })
    .from(season)
    .innerJoin(tenant, eq(tenant.id, season.tenantId))
    .where(and(eq(season.tenantId, tenantId), sportId === undefined ? undefined : eq(season.sportId, sportId)));
  const today = todayIn(rows[0]?.timezone ?? 'UTC');
  const changes = [...Map.groupBy(rows, (row) => row.sportId).values()].flatMap((seasons) => {
    const current = currentSeasonOn(seasons, today);
    return current === undefined || current.isCurrent ? [] : [{ current, seasons }];
  });
  if (changes.length === 0) return [];
  const ids = changes.map(({ current }) => current.id);
  const others = changes.flatMap(({ seasons }) => seasons.map(({ id }) => id));
  // one statement for each value, since a sport has one current season at any time
  await db
    .update(season)
    .set({ isCurrent: false })
    .where(and(eq(season.tenantId, tenantId), eq(season.isCurrent, true), inArray(season.id, others)));
  await db
    .update(season)
    .set({ isCurrent: true })
    .where(and(eq(season.tenantId, tenantId), inArray(season.id, ids)));
  return ids;
}
