import { and, between, eq, or, type SQL } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { schoolCore } from '../../domain/school-name.ts';
import { counted } from '../../web/counted.ts';
import { importRefusal } from '../refusal.ts';
import { zoneOnDay } from '../zones/across-midnight.ts';
import { findOpponent, isSameCode, loadOpponents, type OpponentRow, type Opponents } from './find-opponent.ts';
import type { SportRow } from './find-sport.ts';
import type { Host } from './opponent-homes.ts';

export type GameRow = typeof gameTable.$inferSelect;

/** A game's identity according to its file. */
export type GameIdentity = {
  sourceId: string;
  localDate: string;
  doubleheader: 0 | 1 | 2;
  opponent: Host;
  /** Wall time and zone of the start, which tell whether a game of the next day is the same one in another zone. */
  start?: { time?: string | undefined; zone?: string | undefined };
};

type FoundGame = { game: GameRow | undefined; opponent: OpponentRow | undefined };

/** The games of a college among which a file's game is found, its opponents, and the ids of the games with a box score. */
export type KnownGames = { opponents: Opponents; games: readonly GameRow[]; scored: ReadonlySet<number> };

/** The games of a college that satisfy a condition. */
export async function loadKnownGames(db: Db, tenantId: number, condition: SQL | undefined): Promise<KnownGames> {
  const ofCollege = and(eq(gameTable.tenantId, tenantId), condition);
  const games = await db.select().from(gameTable).where(ofCollege).orderBy(gameTable.id);
  const scored = await db
    .select({ gameId: boxScore.gameId })
    .from(boxScore)
    .innerJoin(gameTable, matching(gameTable, { tenantId: boxScore.tenantId, id: boxScore.gameId }))
    .where(ofCollege);
  const opponents = await loadOpponents(db, tenantId);
  return { opponents, games, scored: new Set(scored.map(({ gameId }) => gameId)) };
}

/** The known game of a file and its opponent (see `matchAmong`). */
export async function matchGame(db: Db, sport: SportRow, wanted: GameIdentity): Promise<FoundGame> {
  const day = Temporal.PlainDate.from(wanted.localDate);
  const [before, after] = [day.subtract({ days: 1 }).toString(), day.add({ days: 1 }).toString()];
  const days = or(between(gameTable.localDate, before, after), eq(gameTable.originalDate, wanted.localDate));
  const isOnDay = and(eq(gameTable.sportId, sport.id), days);
  const hasId = wanted.sourceId === '' ? undefined : eq(gameTable.sourceId, wanted.sourceId);
  return matchAmong(await loadKnownGames(db, sport.tenantId, or(isOnDay, hasId)), sport, wanted);
}

/**
 * Finds the game of a file and its opponent: by the scorer's id, else by day, opponent and doubleheader number; both are
 * `undefined` if new. Throws an `ImportRefusal` if the id belongs to another game or if two games match.
 */
function matchAmong(known: KnownGames, sport: SportRow, wanted: GameIdentity): FoundGame {
  const named = findOpponent(known.opponents, wanted.opponent, wanted.localDate);
  const byId = findBySourceId(known, sport, wanted);
  if (byId) return { game: byId, opponent: requireSameOpponent(known, byId, wanted, named) };
  const onDay = known.games.filter((game) => game.sportId === sport.id && game.localDate === wanted.localDate);
  const opponent = named ?? opponentOnDay(known, onDay, wanted);
  if (!opponent) return { game: undefined, opponent };
  const against = onDay.filter((game) => game.opponentId === opponent.id);
  const game = numbered(known, against, wanted) ?? acrossMidnight(known, sport, wanted, opponent);
  return { game: game ?? movedFrom(known, sport, wanted, opponent), opponent };
}

/** A game without a box score that is a day off because its zone is not the venue's. */
function acrossMidnight(
  { games, scored }: KnownGames,
  sport: SportRow,
  wanted: GameIdentity,
  opponent: OpponentRow,
): GameRow | undefined {
  const near = games.filter(
    (game) =>
      game.sportId === sport.id && game.opponentId === opponent.id && !scored.has(game.id) && isOnSameDay(game, wanted),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** A game without a box score that was moved from the file's day. */
function movedFrom(
  { games, scored }: KnownGames,
  sport: SportRow,
  { localDate }: GameIdentity,
  opponent: OpponentRow,
): GameRow | undefined {
  const moved = games.filter(
    (game) =>
      game.sportId === sport.id &&
      game.opponentId === opponent.id &&
      game.originalDate === localDate &&
      !scored.has(game.id),
  );
  return moved.length === 1 ? moved[0] : undefined;
}

const isOnSameDay = (game: GameRow, { localDate, start }: GameIdentity): boolean =>
  start !== undefined && zoneOnDay(game, { localDate, ...start }) !== undefined;

function findBySourceId({ games }: KnownGames, sport: SportRow, wanted: GameIdentity): GameRow | undefined {
  const { sourceId, localDate, doubleheader } = wanted;
  if (sourceId === '') return undefined;
  const all = games.filter((game) => game.sourceId === sourceId);
  const found = all.find((game) => game.sportId === sport.id);
  if (!found) {
    const elsewhere = all.find((game) => game.localDate === localDate);
    if (elsewhere)
      throw importRefusal(
        `The id "${sourceId}" on ${localDate} belongs to a game of another sport (game ${elsewhere.id}), not of ${sport.title}. Correct --sport, or the id in the file.`,
      );
    return undefined;
  }
  if (found.localDate !== localDate && found.originalDate !== localDate && !isOnSameDay(found, wanted)) {
    throw importRefusal(
      `The id "${sourceId}" belongs to the game of ${found.localDate} (game ${found.id}), but the file's date is ${localDate}. Two games share one id: give one of them another, or none.`,
    );
  }
  if (doubleheader !== 0 && found.doubleheader !== 0 && found.doubleheader !== doubleheader) {
    throw importRefusal(
      `The id "${sourceId}" belongs to game ${found.doubleheader} of the doubleheader (game ${found.id}), but the file is its game ${doubleheader}. Two games share one id: give one of them another, or none.`,
    );
  }
  return found;
}

function requireSameOpponent(
  { opponents }: KnownGames,
  game: GameRow,
  wanted: GameIdentity,
  named: OpponentRow | undefined,
): OpponentRow | undefined {
  if (game.opponentId === null) return named;
  const opponent = opponents.byId.get(game.opponentId);
  if (!opponent || opponent.id === named?.id || (!named && isLike(opponent, wanted.opponent))) return opponent;
  throw importRefusal(
    `The id "${wanted.sourceId}" belongs to the game against ${opponent.title} on ${game.localDate} (game ${game.id}), but the file's opponent is ${wanted.opponent.name}. Two games share one id: give one of them another, or none.`,
  );
}

// a calendar's "Duke University" is a scorer's "Duke" if the day matches as well
function opponentOnDay(
  { opponents }: KnownGames,
  onDay: readonly GameRow[],
  wanted: GameIdentity,
): OpponentRow | undefined {
  const ids = new Set(onDay.map(({ opponentId }) => opponentId ?? 0));
  const alike = [...ids].flatMap((id) => opponents.byId.get(id) ?? []).filter((one) => isLike(one, wanted.opponent));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether a scorer's team could be an opponent; sufficient only together with the day or a user's flag. */
export function isLike({ title, abbrev }: OpponentRow, { name, code }: GameIdentity['opponent']): boolean {
  return schoolCore(title) === schoolCore(name) || isSameCode(abbrev, code);
}

function numbered({ scored }: KnownGames, games: readonly GameRow[], wanted: GameIdentity): GameRow | undefined {
  const { doubleheader, localDate, opponent } = wanted;
  const exact = games.filter((game) => game.doubleheader === doubleheader);
  const [only] = exact.length > 0 ? exact : games;
  if (exact.length === 1 || !only) return only;
  if (doubleheader === 0 && games.length > 1) {
    throw importRefusal(
      `There are ${counted(games.length, 'game')} against ${opponent.name} on ${localDate}. The file has no doubleheader number to select one; use --doubleheader.`,
    );
  }
  // a scheduled single game is assigned to the first file; a second file of the day becomes a new game
  const free = games.filter((game) => game.doubleheader === 0 || doubleheader === 0);
  return free.find((game) => doubleheader === 0 || !scored.has(game.id));
}
