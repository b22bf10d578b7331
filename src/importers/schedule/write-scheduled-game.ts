import { and, eq } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { gameDetail, game as gameTable } from '../../db/schema/game.ts';
import { createOpponent, type OpponentRow } from '../save/find-opponent.ts';
import type { SeasonRow } from '../save/find-season.ts';
import type { SportRow } from '../save/find-sport.ts';
import { type GameRow, matchGame } from '../save/match-game.ts';
import type { ScheduledGame } from './scheduled-game.ts';

type Values = Partial<typeof gameTable.$inferInsert>;
type ScheduledIn = { sport: SportRow; season: SeasonRow; timezone: string; addOnly?: boolean };

/** Fields whose changes a calendar's SEQUENCE counts. */
const announced = ['startsAt', 'localDate', 'tbd', 'allDay', 'location', 'locationIndicator', 'state'] as const;
/** Fields for which a box score takes precedence over a schedule. */
const decidedByBoxScore = ['state', 'ourScore', 'opponentScore', 'periodsPlayed', 'placing'] as const;

/**
 * Inserts or updates a scheduled game and reports which. A result never replaces that of a box score. With `addOnly` a
 * known game stays as it is.
 */
export async function writeScheduledGame(
  db: Db,
  { sport, season, timezone, addOnly = false }: ScheduledIn,
  scheduled: ScheduledGame,
): Promise<'added' | 'updated' | 'unchanged'> {
  const found = await findScheduled(db, sport, scheduled);
  if (found.game && addOnly) return 'unchanged';
  const opponent =
    scheduled.opponentName === ''
      ? undefined
      : (found.opponent ?? (await createOpponent(db, sport.tenantId, { name: scheduled.opponentName, code: '' })));
  const values: Values = {
    ...scheduled.values,
    opponentId: opponent?.id ?? null,
    siteInferred: false,
    ...(scheduled.scheduleUid ? { scheduleUid: scheduled.scheduleUid } : {}),
    ...(scheduled.doubleheader ? { doubleheader: scheduled.doubleheader } : {}),
  };
  if (found.game) return (await update(db, found.game, values, scheduled)) ? 'updated' : 'unchanged';
  const { startsAt, localDate, locationIndicator } = scheduled.values;
  const id = await reserveIds(db, sport.tenantId, 'game');
  await db.insert(gameTable).values({
    ...values,
    tenantId: sport.tenantId,
    id,
    sportId: sport.id,
    seasonId: season.id,
    timezone,
    startsAt,
    localDate,
    locationIndicator,
    media: scheduled.media,
  });
  if (scheduled.detail)
    await db.insert(gameDetail).values({ ...scheduled.detail, tenantId: sport.tenantId, gameId: id });
  return 'added';
}

async function findScheduled(
  db: Db,
  sport: SportRow,
  { scheduleUid, opponentName, values, doubleheader }: ScheduledGame,
) {
  const wanted = {
    sourceId: '',
    localDate: values.localDate,
    doubleheader,
    opponent: { name: opponentName, code: '' },
  };
  const ofSport = and(eq(gameTable.tenantId, sport.tenantId), eq(gameTable.sportId, sport.id));
  const [byUid] = scheduleUid
    ? await db
        .select()
        .from(gameTable)
        .where(and(ofSport, eq(gameTable.scheduleUid, scheduleUid)))
    : [];
  if (byUid) return { game: byUid, opponent: await opponentOf(db, byUid, sport, wanted) };
  if (opponentName === '') return { game: await titledOnDay(db, sport, values, scheduleUid), opponent: undefined };
  const { game, opponent } = await matchGame(db, sport, wanted);
  // a calendar entry with a different id is a different game
  const isOther = game?.scheduleUid != null && scheduleUid !== '' && game.scheduleUid !== scheduleUid;
  return { game: isOther ? undefined : game, opponent };
}

// a different spelling does not change the game's opponent
async function opponentOf(
  db: Db,
  game: GameRow,
  sport: SportRow,
  wanted: Parameters<typeof matchGame>[2],
): Promise<OpponentRow | undefined> {
  if (wanted.opponent.name === '') return undefined;
  const onItsDay = { ...wanted, localDate: game.localDate, doubleheader: game.doubleheader as 0 | 1 | 2 };
  return (await matchGame(db, sport, onItsDay)).opponent;
}

async function titledOnDay(
  db: Db,
  sport: SportRow,
  { localDate, title }: ScheduledGame['values'],
  scheduleUid: string,
): Promise<GameRow | undefined> {
  if (title === null) return undefined;
  const rows = await db
    .select()
    .from(gameTable)
    .where(
      and(
        eq(gameTable.tenantId, sport.tenantId),
        eq(gameTable.sportId, sport.id),
        eq(gameTable.localDate, localDate),
        eq(gameTable.title, title),
      ),
    );
  return rows.find((row) => row.scheduleUid === null || scheduleUid === '');
}

async function update(db: Db, row: GameRow, wanted: Values, { media }: ScheduledGame): Promise<boolean> {
  const here = and(eq(gameTable.tenantId, row.tenantId), eq(gameTable.id, row.id));
  const values: Values = { ...wanted, media: { ...row.media, ...media } };
  const hasBoxScore = await db.$count(boxScore, and(eq(boxScore.tenantId, row.tenantId), eq(boxScore.gameId, row.id)));
  if (hasBoxScore > 0) for (const field of decidedByBoxScore) delete values[field];
  // a calendar entry without a time does not reset a game that has started
  if (hasBoxScore > 0 && values.startsAt === null)
    for (const field of ['startsAt', 'tbd', 'allDay'] as const) delete values[field];
  const changed = Object.entries(values).filter(([field, value]) => !isSame(Reflect.get(row, field), value));
  if (changed.length === 0) return false;
  const changes: Values = Object.fromEntries(changed);
  if (changes.localDate && row.originalDate === null) changes.originalDate = row.localDate;
  const isNews = announced.some((field) => field in changes);
  await db
    .update(gameTable)
    .set({ ...changes, sequence: row.sequence + (isNews ? 1 : 0), updatedAt: new Date().toISOString() })
    .where(here);
  return true;
}

function isSame(stored: unknown, wanted: unknown): boolean {
  if (typeof stored === 'string' && typeof wanted === 'string' && /^\d{4}-\d\d-\d\d[ T]/.test(stored)) {
    return Temporal.Instant.from(stored).equals(Temporal.Instant.from(wanted));
  }
  if (typeof stored === 'object' && stored !== null) return canonical(stored) === canonical(wanted);
  return stored === wanted;
}

const canonical = (value: unknown) =>
  JSON.stringify(Object.entries(value ?? {}).sort(([a], [b]) => a.localeCompare(b)));
