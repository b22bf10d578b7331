import type { Db } from '../../db/client.ts';
import { updateCurrentSeasons } from '../../db/current-season.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { season } from '../../db/schema/sport.ts';
import { findGlobalSport, globalSports } from '../../domain/global-sports.ts';
import { type SeasonRules, seasonTitleOn } from '../../domain/season.ts';
import { seasonRulesOf } from '../../domain/season-rules.ts';
import { sportSlug } from '../../domain/sport.ts';
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

// a January bowl game belongs to the previous fall's season
function titleOn(sport: SportRow, localDate: string): string {
  const day = Temporal.PlainDate.from(localDate);
  const counted = sport.family === 'football' && day.month <= 2 ? day.subtract({ months: 2 }) : day;
  return seasonTitleOn(counted.toString(), globalOf(sport)?.acrossYears ?? false);
}

/** The rules of a sport on a day. */
export const rulesOn = (sport: SportRow, localDate: string): SeasonRules => rulesOf(sport, titleOn(sport, localDate));

function rulesOf(sport: SportRow, title: string): SeasonRules {
  const known = globalOf(sport);
  return known ? seasonRulesOf(known, title) : { periods: 1 };
}

function globalOf(sport: SportRow) {
  const named = findGlobalSport(sportSlug(sport));
  if (named) return named;
  const ofFamily = globalSports.filter(({ family }) => family === sport.family);
  return ofFamily.find(({ gender }) => gender === sport.gender) ?? ofFamily[0];
}

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

function daysOf(sport: SportRow, title: string): { startDate: string; endDate: string } {
  const year = Number(title.slice(0, 4));
  if (title.includes('-')) return { startDate: `${year}-08-01`, endDate: `${year + 1}-07-31` };
  if (sport.family === 'football') return { startDate: `${year}-03-01`, endDate: `${year + 1}-02-28` };
  return { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
}
