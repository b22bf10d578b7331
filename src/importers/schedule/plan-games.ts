import { and, eq, getTableColumns, is, SQL } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { gameDetail, game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { originalDate } from '../../domain/original-date.ts';
import { isSame } from '../same-value.ts';
import { addKnownOpponent, findOpponent, type OpponentRow, opponentValues } from '../save/find-opponent.ts';
import type { SeasonRow } from '../save/find-season.ts';
import type { SportRow } from '../save/find-sport.ts';
import { type GameRow, type KnownGames, loadKnownGames } from '../save/match-game.ts';
import { addHome, isElsewhere } from '../save/opponent-homes.ts';
import { opponentsNamed, similarOpponents } from '../save/similar-opponents.ts';
import type { Unread } from '../unread.ts';
import { whyOtherAttendance, whyOtherResult } from './contradictions.ts';
import type { GameFacts } from './event.ts';
import { entryOf, newlyStated } from './schedule-entry.ts';
import { hostOf, type ScheduledGame } from './scheduled-game.ts';

type Values = Partial<typeof gameTable.$inferInsert>;
type StoredFacts = Pick<typeof gameDetail.$inferSelect, 'attendance' | 'stadium'>;

/**
 * The games of a sport with the changes of a schedule. They are planned in memory, because a statement for each game would
 * take most of an import. New games and opponents have negative ids until they are written.
 */
export type GamePlan = Omit<KnownGames, 'games'> & {
  sport: SportRow;
  /** The games before the import. */
  known: readonly GameRow[];
  byDay: Map<string, GameRow[]>;
  byUid: Map<string, GameRow>;
  newOpponents: OpponentRow[];
  /** New opponents that may be known ones in another spelling. */
  similar: Map<OpponentRow, OpponentRow[]>;
  /** Entries at an opponent in another state than before. */
  elsewhere: Map<ScheduledGame, OpponentRow>;
  newGames: GameRow[];
  /** The facts of games before the import, by game. */
  knownDetails: ReadonlyMap<number, StoredFacts>;
  /** New facts. */
  details: Map<GameRow, GameFacts>;
  /** What contradicts the stored games, by line. */
  contradictions: Unread;
  /** The changed columns of known games. */
  changed: Map<GameRow, Set<string>>;
};

/** Fields whose changes a calendar's SEQUENCE counts. */
const announced = ['startsAt', 'localDate', 'tbd', 'allDay', 'location', 'locationIndicator', 'state'] as const;
/** Fields for which a box score takes precedence over a schedule. */
const decidedByBoxScore = ['state', 'stateReason', 'ourScore', 'opponentScore', 'periodsPlayed', 'placing'] as const;

export async function createGamePlan(db: Db, sport: SportRow): Promise<GamePlan> {
  const { games, ...known } = await loadKnownGames(db, sport.tenantId, eq(gameTable.sportId, sport.id));
  const details = await db
    .select({ gameId: gameDetail.gameId, attendance: gameDetail.attendance, stadium: gameDetail.stadium })
    .from(gameDetail)
    .innerJoin(gameTable, matching(gameTable, { tenantId: gameDetail.tenantId, id: gameDetail.gameId }))
    .where(and(eq(gameDetail.tenantId, sport.tenantId), eq(gameTable.sportId, sport.id)));
  return {
    ...known,
    sport,
    known: games,
    byDay: Map.groupBy(games, ({ localDate }) => localDate),
    byUid: new Map(games.flatMap((game) => (game.scheduleUid === null ? [] : [[game.scheduleUid, game]]))),
    newOpponents: [],
    similar: new Map(),
    elsewhere: new Map(),
    newGames: [],
    knownDetails: new Map(details.map(({ gameId, ...facts }) => [gameId, facts])),
    details: new Map(),
    contradictions: [],
    changed: new Map(),
  };
}

/** The game of an entry, if the college has it, its opponent, and the zone and day that its box score tells. */
export type FoundEntry = {
  game: GameRow | undefined;
  opponent: OpponentRow | undefined;
  times?: Pick<GameRow, 'timezone' | 'localDate'>;
};

type ScheduledIn = { season: SeasonRow; addOnly?: boolean };

/**
 * Adds or changes a scheduled game in the plan and reports which. A result never replaces that of a box score. With
 * `addOnly` a known game only gets the facts that it does not have.
 */
export function planGame(
  plan: GamePlan,
  { season, addOnly = false }: ScheduledIn,
  scheduled: ScheduledGame,
  found: FoundEntry,
): 'added' | 'updated' | 'unchanged' {
  const game = found.game ?? addedBefore(plan, scheduled);
  if (game && addOnly) return addFacts(plan, game, scheduled) ? 'updated' : 'unchanged';
  const name = scheduled.opponentName;
  // an earlier entry of the file may have added the opponent
  const opponent =
    name === ''
      ? undefined
      : (found.opponent ??
        findOpponent(plan.opponents, hostOf(scheduled), scheduled.values.localDate) ??
        planOpponent(plan, scheduled));
  if (opponent) noteHome(plan, opponent, scheduled);
  const values: Values = {
    ...scheduled.values,
    ...found.times,
    opponentId: opponent?.id ?? null,
    siteInferred: false,
    ...(scheduled.scheduleUid ? { scheduleUid: scheduled.scheduleUid } : {}),
    ...(scheduled.doubleheader ? { doubleheader: scheduled.isAlone ? 0 : scheduled.doubleheader } : {}),
  };
  if (game) return change(plan, game, values, scheduled) ? 'updated' : 'unchanged';
  const { tenantId, id: sportId } = plan.sport;
  const key = { tenantId, id: -1 - plan.newGames.length, sportId, seasonId: season.id, updatedAt: timestamp() };
  const given = { media: scheduled.media, scheduleEntry: entryOf(scheduled) };
  const row = { ...defaultsOf(gameTable), ...values, ...key, ...given } as GameRow;
  plan.newGames.push(row);
  if (scheduled.detail) plan.details.set(row, scheduled.detail);
  place(plan, row);
  return 'added';
}

function planOpponent({ sport, opponents, newOpponents, similar }: GamePlan, scheduled: ScheduledGame): OpponentRow {
  const host = hostOf(scheduled);
  const namesakes = opponentsNamed(opponents, host.name);
  // schools of one name are told apart by their states
  const name = namesakes.length > 0 && host.home ? `${host.name} (${host.home.region})` : host.name;
  const key = { tenantId: sport.tenantId, id: -1 - newOpponents.length, updatedAt: timestamp() };
  const row = { ...defaultsOf(opponentTable), ...opponentValues({ name, code: '' }), ...key } as OpponentRow;
  const alike = namesakes.length > 0 ? namesakes : similarOpponents(opponents, name);
  if (alike.length > 0) similar.set(row, alike);
  newOpponents.push(row);
  addKnownOpponent(opponents, row);
  return row;
}

function noteHome({ opponents, elsewhere }: GamePlan, opponent: OpponentRow, scheduled: ScheduledGame): void {
  const host = hostOf(scheduled);
  if (isElsewhere(opponents, opponent.id, host)) elsewhere.set(scheduled, opponent);
  addHome(opponents, opponent.id, host.home);
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

/** The game that an earlier entry of the file with the same id or title has added. */
function addedBefore({ byDay, byUid }: GamePlan, { scheduleUid, opponentName, values }: ScheduledGame) {
  if (scheduleUid !== '') return byUid.get(scheduleUid);
  if (opponentName !== '' || values.title === null) return undefined;
  return byDay.get(values.localDate)?.find((row) => row.title === values.title && row.id < 0);
}

function change(plan: GamePlan, row: GameRow, wanted: Values, scheduled: ScheduledGame): boolean {
  const entry = entryOf(scheduled);
  const values = newlyStated(row, { ...wanted, ...atVenue(row, wanted), media: scheduled.media }, entry);
  const hasBoxScore = plan.scored.has(row.id);
  if (hasBoxScore) {
    report(plan, scheduled.place, whyOtherResult(row, scheduled.values));
    for (const field of decidedByBoxScore) delete values[field];
  }
  const hasNewFacts = addFacts(plan, row, scheduled);
  // a calendar entry without a time does not reset a game that has started
  if (hasBoxScore && values.startsAt === null)
    for (const field of ['startsAt', 'tbd', 'allDay'] as const) delete values[field];
  const changed = Object.entries(values).filter(([field, value]) => !isSame(Reflect.get(row, field), value));
  const isNewEntry = !isSame(row.scheduleEntry, entry);
  const isChanged = changed.length > 0 || hasNewFacts;
  if (!isChanged && !isNewEntry) return false;
  const changes: Values = {
    ...Object.fromEntries(changed),
    ...(isChanged && { updatedAt: timestamp() }),
    ...(isNewEntry && { scheduleEntry: entry }),
  };
  // the same start in another zone, although its day may differ, is no new time
  const isMoved = row.startsAt === null || 'startsAt' in changes;
  if (changes.localDate && isMoved) changes.originalDate = originalDate(row, changes.localDate);
  if (changes.state !== undefined) changes.stateBy = 'schedule';
  if (announced.some((field) => field in changes && (isMoved || field !== 'localDate')))
    changes.sequence = row.sequence + 1;
  plan.byDay.set(row.localDate, plan.byDay.get(row.localDate)?.filter((other) => other !== row) ?? []);
  Object.assign(row, changes);
  place(plan, row);
  if (row.id > 0) plan.changed.set(row, new Set([...(plan.changed.get(row) ?? []), ...Object.keys(changes)]));
  return isChanged;
}

/**
 * Adds facts that a known game does not have, and an attendance that the schedule has corrected. Another one is reported.
 * Returns whether there are any.
 */
function addFacts(plan: GamePlan, row: GameRow, { place, detail = {} }: ScheduledGame): boolean {
  const stored = { ...plan.knownDetails.get(row.id), ...plan.details.get(row) };
  const facts: GameFacts = {};
  if (detail.stadium !== undefined && !stored.stadium) facts.stadium = detail.stadium;
  if (detail.attendance !== undefined && detail.attendance !== stored.attendance) {
    const isOurs = stored.attendance == null || stored.attendance === row.scheduleEntry?.['attendance'];
    if (isOurs) facts.attendance = detail.attendance;
    else report(plan, place, whyOtherAttendance(row, stored.attendance, detail.attendance));
  }
  if (Object.keys(facts).length === 0) return false;
  plan.details.set(row, { ...plan.details.get(row), ...facts });
  return true;
}

function report({ contradictions }: GamePlan, place: string, why: string | undefined): void {
  if (why !== undefined) contradictions.push(`${place}: ${why}`);
}

/** The zone and day of a game at a venue of the college's list, whose zone decides. */
function atVenue({ venueId, timezone }: GameRow, { startsAt }: Values): Values {
  if (venueId === null) return {};
  if (!startsAt) return { timezone };
  return { timezone, localDate: Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).toPlainDate().toString() };
}
