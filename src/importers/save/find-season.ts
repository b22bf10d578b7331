import type { Db } from '../../db/client.ts';
import { updateCurrentSeasons } from '../../db/current-season.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { season } from '../../db/schema/sport.ts';
import type { SeasonRules } from '../../domain/season.ts';
import { daysOf, rulesOf, titleOn } from '../../domain/season-of-sport.ts';
import { importRefusal } from '../refusal.ts';
import type { SportRow } from './find-sport.ts';

export type SeasonRow = typeof season.$inferSelect;

/**
 * The season of a sport that contains a day, created if absent. `known` are all seasons of the
 * sport, to which a created one is added.
 */
export async function seasonOn(
  db: Db,
  sport: SportRow,
  localDate: string,
  { known }: { known?: SeasonRow[] } = {},
): Promise<SeasonRow> {
  const all = known ?? (await seasonsOf(db, sport));
  const title = titleOn(sport, localDate);
  const found =
    all.find((row) => row.startDate <= localDate && localDate <= row.endDate) ?? all.find((row) => row.title === title);
  return found ?? createSeason(db, sport, title, all);
}

/** The season with a title ("2026", "2025-26"), created if absent. Throws an `ImportRefusal` for an invalid title. */
export async function seasonTitled(db: Db, sport: SportRow, title: string): Promise<SeasonRow> {
  const all = await seasonsOf(db, sport);
  const found = all.find((row) => row.title === title);
  if (found) return found;
  const example = titleOn(sport, Temporal.Now.plainDateISO().toString());
  const year = Number(title.slice(0, 4));
  const fits = /^(?:19|20)\d\d(?:-\d\d)?$/.test(title) && title.includes('-') === example.includes('-');
  if (!fits || (title.includes('-') && Number(title.slice(5)) !== (year + 1) % 100)) {
    throw importRefusal(`--season "${title}" is not a season of ${sport.title}; write it like ${example}.`);
  }
  return createSeason(db, sport, title, all);
}

export function seasonsOf(db: Db, sport: SportRow): Promise<SeasonRow[]> {
  return db
    .select()
    .from(season)
    .where(matching(season, { tenantId: sport.tenantId, sportId: sport.id }));
}

/** The rules of a sport on a day. */
export const rulesOn = (sport: SportRow, localDate: string): SeasonRules => rulesOf(sport, titleOn(sport, localDate));

async function createSeason(db: Db, sport: SportRow, title: string, others: SeasonRow[]): Promise<SeasonRow> {
  const { startDate, endDate } = daysOf(sport, title);
  const [row] = await db
    .insert(season)
    .values({
      tenantId: sport.tenantId,
      id: await reserveIds(db, sport.tenantId, 'season'),
      sportId: sport.id,
      title,
      startDate,
      endDate,
      rules: rulesOf(sport, title),
    })
    .returning();
  if (!row) throw new Error(`Season ${title} of ${sport.title} was not written`);
  others.push(row);
  const [currentId] = await updateCurrentSeasons(db, sport.tenantId, sport.id);
  if (currentId !== undefined) for (const other of others) other.isCurrent = other.id === currentId;
  return row;
}
