import { eq, getTableColumns, is, SQL } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { addKnownOpponent, type OpponentRow, opponentValues } from '../save/find-opponent.ts';
import type { SeasonRow } from '../save/find-season.ts';
import type { SportRow } from '../save/find-sport.ts';
import { type FoundGame, type GameRow, type KnownGames, loadKnownGames, matchAmong } from '../save/match-game.ts';
import { zoneShowing } from '../zones/across-midnight.ts';
import type { GameFacts } from './event.ts';
import type { ScheduledGame } from './scheduled-game.ts';

type Values = Partial<typeof gameTable.$inferInsert>;

/**
 * The games of a sport with the changes of a schedule. They are planned in memory, because a statement for each game would
 * take most of an import. New games and opponents have negative ids until they are written.
 */
export type GamePlan = Omit<KnownGames, 'games'> & {
  sport: SportRow;
  byDay: Map<string, GameRow[]>;
  byUid: Map<string, GameRow>;
  newOpponents: OpponentRow[];
  newGames: GameRow[];
  details: Map<GameRow, GameFacts>;
  /** The changed columns of known games. */
  changed: Map<GameRow, Set<string>>;
};

/** Fields whose changes a calendar's SEQUENCE counts. */
const announced = ['startsAt', 'localDate', 'tbd', 'allDay', 'location', 'locationIndicator', 'state'] as const;
/** Fields for which a box score takes precedence over a schedule. */
const decidedByBoxScore = ['state', 'ourScore', 'opponentScore', 'periodsPlayed', 'placing'] as const;

export async function createGamePlan(db: Db, sport: SportRow): Promise<GamePlan> {
  const { games, ...known } = await loadKnownGames(db, sport.tenantId, eq(gameTable.sportId, sport.id));
  return {
    ...known,
    sport,
    byDay: Map.groupBy(games, ({ localDate }) => localDate),
    byUid: new Map(games.flatMap((game) => (game.scheduleUid === null ? [] : [[game.scheduleUid, game]]))),
    newOpponents: [],
    newGames: [],
    details: new Map(),
    changed: new Map(),
  };
}

type ScheduledIn = { season: SeasonRow; addOnly?: boolean };

/**
 * Adds or changes a scheduled game in the plan and reports which. A result never replaces that of a box score. With
 * `addOnly` a known game stays as it is.
 */
export function planGame(
  plan: GamePlan,
  { season, addOnly = false }: ScheduledIn,
  scheduled: ScheduledGame,
): 'added' | 'updated' | 'unchanged' {
  const found = findScheduled(plan, scheduled);
  if (found.game && addOnly) return 'unchanged';
  const opponent =
    scheduled.opponentName === '' ? undefined : (found.opponent ?? planOpponent(plan, scheduled.opponentName));
  const values: Values = {
    ...scheduled.values,
    ...found.times,
    opponentId: opponent?.id ?? null,
    siteInferred: false,
    ...(scheduled.scheduleUid ? { scheduleUid: scheduled.scheduleUid } : {}),
    ...(scheduled.doubleheader ? { doubleheader: scheduled.doubleheader } : {}),
  };
  if (found.game) return change(plan, found.game, values, scheduled) ? 'updated' : 'unchanged';
  const { tenantId, id: sportId } = plan.sport;
  const key = { tenantId, id: -1 - plan.newGames.length, sportId, seasonId: season.id, updatedAt: timestamp() };
  const row = { ...defaultsOf(gameTable), ...values, ...key, media: scheduled.media } as GameRow;
  plan.newGames.push(row);
  if (scheduled.detail) plan.details.set(row, scheduled.detail);
  place(plan, row);
  return 'added';
}

function planOpponent({ sport, opponents, newOpponents }: GamePlan, name: string): OpponentRow {
  const key = { tenantId: sport.tenantId, id: -1 - newOpponents.length, updatedAt: timestamp() };
  const row = { ...defaultsOf(opponentTable), ...opponentValues({ name, code: '' }), ...key } as OpponentRow;
  newOpponents.push(row);
  addKnownOpponent(opponents, row);
  return row;
}

/** The default of each column of a new row; null for one that the database computes. */
const defaultsOf = (table: typeof gameTable | typeof opponentTable): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { default: value }]) => [
      key,
      is(value, SQL) ? null : (value ?? null),
    ]),
  );

const timestamp = () => new Date().toISOString();

function place({ byDay, byUid }: GamePlan, row: GameRow): void {
  byDay.set(row.localDate, [...(byDay.get(row.localDate) ?? []), row]);
  if (row.scheduleUid !== null) byUid.set(row.scheduleUid, row);
}

type Found = FoundGame & { times?: Pick<Values, 'timezone' | 'localDate'> };

function findScheduled(plan: GamePlan, { scheduleUid, opponentName, values, doubleheader }: ScheduledGame): Found {
  const opponent = { name: opponentName, code: '' };
  const matchOn = (localDate: string, number: ScheduledGame['doubleheader']) =>
    matchAmong({ ...plan, games: plan.byDay.get(localDate) ?? [] }, plan.sport, {
      sourceId: '',
      localDate,
      doubleheader: number,
      opponent,
    });
  const byUid = scheduleUid ? plan.byUid.get(scheduleUid) : undefined;
  if (byUid) {
    // a different spelling does not change the game's opponent
    const onItsDay = opponentName !== '' && matchOn(byUid.localDate, byUid.doubleheader as 0 | 1 | 2);
    return { game: byUid, opponent: onItsDay ? onItsDay.opponent : undefined };
  }
  if (opponentName === '') return { game: titledOnDay(plan, values, scheduleUid), opponent: undefined };
  const found = matchOn(values.localDate, doubleheader);
  // a calendar entry with a different id is a different game
  const isOther = found.game?.scheduleUid != null && scheduleUid !== '' && found.game.scheduleUid !== scheduleUid;
  if (found.game && !isOther) return found;
  return { opponent: found.opponent, ...acrossMidnight(plan, found.opponent, { scheduleUid, values }) };
}

/** A game of the day before or after that has the same start, or whose box score has the same start in another zone. */
function acrossMidnight(
  { byDay, scored }: GamePlan,
  opponent: OpponentRow | undefined,
  { scheduleUid, values: { startsAt, localDate } }: Pick<ScheduledGame, 'scheduleUid' | 'values'>,
): Omit<Found, 'opponent'> {
  if (!opponent || startsAt === null) return { game: undefined };
  const day = Temporal.PlainDate.from(localDate);
  const near = [-1, 1]
    .flatMap((days) => byDay.get(day.add({ days }).toString()) ?? [])
    .filter((row) => row.opponentId === opponent.id && (row.scheduleUid === null || scheduleUid === ''));
  const same = near.find((row) => isSame(row.startsAt, startsAt));
  if (same) return { game: same };
  for (const row of near) {
    const zone = row.startsAt && scored.has(row.id) && zoneShowing(startsAt, localDateTime(row.startsAt, row.timezone));
    if (zone) return { game: row, times: { timezone: zone, localDate: row.localDate } };
  }
  return { game: undefined };
}

function titledOnDay(
  { byDay }: GamePlan,
  { localDate, title }: ScheduledGame['values'],
  scheduleUid: string,
): GameRow | undefined {
  if (title === null) return undefined;
  const titled = byDay.get(localDate)?.filter((row) => row.title === title);
  return titled?.find((row) => row.scheduleUid === null || scheduleUid === '');
}

function change(plan: GamePlan, row: GameRow, wanted: Values, { media }: ScheduledGame): boolean {
  const values: Values = { ...wanted, ...atVenue(row, wanted), media: { ...row.media, ...media } };
  const hasBoxScore = plan.scored.has(row.id);
  if (hasBoxScore) for (const field of decidedByBoxScore) delete values[field];
  // a calendar entry without a time does not reset a game that has started
  if (hasBoxScore && values.startsAt === null)
    for (const field of ['startsAt', 'tbd', 'allDay'] as const) delete values[field];
  const changed = Object.entries(values).filter(([field, value]) => !isSame(Reflect.get(row, field), value));
  if (changed.length === 0) return false;
  const changes: Values = { ...Object.fromEntries(changed), updatedAt: timestamp() };
  // the same start in another zone, although its day may differ, is no new time
  const isMoved = row.startsAt === null || 'startsAt' in changes;
  if (changes.localDate && isMoved && row.originalDate === null) changes.originalDate = row.localDate;
  if (announced.some((field) => field in changes && (isMoved || field !== 'localDate')))
    changes.sequence = row.sequence + 1;
  plan.byDay.set(row.localDate, plan.byDay.get(row.localDate)?.filter((other) => other !== row) ?? []);
  Object.assign(row, changes);
  place(plan, row);
  if (row.id > 0) plan.changed.set(row, new Set([...(plan.changed.get(row) ?? []), ...Object.keys(changes)]));
  return true;
}

/** The zone and day of a game at a venue of the college's list, whose zone decides. */
function atVenue({ venueId, timezone }: GameRow, { startsAt }: Values): Values {
  if (venueId === null) return {};
  if (!startsAt) return { timezone };
  return { timezone, localDate: Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).toPlainDate().toString() };
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
