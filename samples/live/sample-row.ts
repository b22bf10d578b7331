import { and, desc, eq, isNotNull, like, lte } from 'drizzle-orm';

import { announceChange } from '../../src/db/announce.ts';
import type { Db } from '../../src/db/client.ts';
import { reserveIds } from '../../src/db/ids.ts';
import { boxScore, correction, importedFile } from '../../src/db/schema/box-score.ts';
import { gameDetail, game as gameTable } from '../../src/db/schema/game.ts';
import { opponent as opponentTable } from '../../src/db/schema/opponent.ts';
import { season as seasonTable, sport as sportTable } from '../../src/db/schema/sport.ts';
import { gameState } from '../../src/domain/game-state.ts';
import type { Tenant } from '../../src/domain/tenant.ts';

type GameRow = typeof gameTable.$inferSelect;
type SampleCollege = Pick<Tenant, 'id' | 'timezone'>;

const idPrefix = 'sample-game-';
const note = 'A simulated game that repeats all day.';

/** The row of the live sample game; `undefined` before its first start. */
export async function findSampleRow(db: Db, tenantId: number): Promise<GameRow | undefined> {
  const [row] = await db
    .select()
    .from(gameTable)
    .where(and(eq(gameTable.tenantId, tenantId), like(gameTable.sourceId, `${idPrefix}%`)))
    .limit(1);
  return row;
}

/** Schedules the game again for today. `undefined` when the college has no women's basketball team. */
export async function beginSampleRow(
  db: Db,
  college: SampleCollege,
  start: Temporal.Instant,
): Promise<GameRow | undefined> {
  const season = await seasonToPlayIn(db, college, start);
  const earlier = season && (await gamesOf(db, season));
  const home = earlier?.find(({ locationIndicator }) => locationIndicator === 'H');
  const day = start
    .toZonedDateTimeISO(home?.timezone ?? college.timezone)
    .toPlainDate()
    .toString();
  const opponentId = earlier && opponentFor(day, start, earlier);
  if (!season || !home || !opponentId) return undefined;
  const before = await findSampleRow(db, college.id);
  if (before) await removePlayed(db, before);
  const values = {
    sportId: season.sportId,
    seasonId: season.id,
    opponentId,
    startsAt: start.toString(),
    timezone: home.timezone,
    localDate: day,
    location: home.location,
    venueId: home.venueId,
    locationIndicator: 'H',
    // exhibitions do not count in records
    type: 'E',
    state: gameState.Scheduled,
    stateBy: 'schedule',
    stateReason: null,
    ourScore: null,
    opponentScore: null,
    periodsPlayed: null,
    gameCenterEnabled: true,
    note,
    sourceId: `${idPrefix}${start.epochMilliseconds}`,
  } as const;
  const id = before?.id ?? (await reserveIds(db, college.id, 'game'));
  const [row] = await db
    .insert(gameTable)
    .values({ tenantId: college.id, id, ...values })
    .onConflictDoUpdate({ target: [gameTable.tenantId, gameTable.id], set: values })
    .returning();
  await announceChange(db, college.id);
  return row;
}

async function seasonToPlayIn(db: Db, { id, timezone }: SampleCollege, start: Temporal.Instant) {
  const today = start.toZonedDateTimeISO(timezone).toPlainDate().toString();
  const [found] = await db
    .select({ season: seasonTable })
    .from(seasonTable)
    .innerJoin(sportTable, and(eq(sportTable.tenantId, seasonTable.tenantId), eq(sportTable.id, seasonTable.sportId)))
    .where(
      and(
        eq(seasonTable.tenantId, id),
        eq(sportTable.globalSportNameSlug, 'womens-basketball'),
        lte(seasonTable.startDate, today),
      ),
    )
    .orderBy(desc(seasonTable.startDate))
    .limit(1);
  return found?.season;
}

function gamesOf(db: Db, { tenantId, id }: { tenantId: number; id: number }): Promise<GameRow[]> {
  return db
    .select()
    .from(gameTable)
    .where(and(eq(gameTable.tenantId, tenantId), eq(gameTable.seasonId, id), isNotNull(gameTable.opponentId)))
    .orderBy(gameTable.id);
}

/** Rotates the opponents and skips those of the day's scheduled games. */
function opponentFor(day: string, start: Temporal.Instant, games: readonly GameRow[]): number | undefined {
  const playing = new Set(
    games.filter(({ localDate, type }) => localDate === day && type !== 'E').map(({ opponentId }) => opponentId),
  );
  const ids = [...new Set(games.map(({ opponentId }) => opponentId))].filter((id) => id !== null && !playing.has(id));
  return ids[Math.trunc(start.epochMilliseconds / 60_000) % ids.length] ?? undefined;
}

/** Deletes the box score but not the live row, whose version has to increase. */
async function removePlayed(db: Db, { tenantId, id }: GameRow): Promise<void> {
  for (const table of [boxScore, gameDetail, correction, importedFile])
    await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.gameId, id)));
}

export async function opponentOf(db: Db, { tenantId, opponentId }: GameRow) {
  const [row] = await db
    .select({ name: opponentTable.title, code: opponentTable.abbrev })
    .from(opponentTable)
    .where(and(eq(opponentTable.tenantId, tenantId), eq(opponentTable.id, opponentId ?? 0)));
  return row && { name: row.name, code: row.code ?? '' };
}
