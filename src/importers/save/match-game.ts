import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { normalizeTeamName, teamNameCore } from '../../domain/team-name.ts';
import { importRefusal } from '../refusal.ts';
import { findOpponent, type OpponentRow } from './find-opponent.ts';
import type { SportRow } from './find-sport.ts';

export type GameRow = typeof gameTable.$inferSelect;

/** A game's identity according to its file. */
export type GameIdentity = {
  sourceId: string;
  localDate: string;
  doubleheader: 0 | 1 | 2;
  opponent: { name: string; code: string };
};

export type FoundGame = { game: GameRow | undefined; opponent: OpponentRow | undefined };

/**
 * Finds the game of a file and its opponent: by the scorer's id, else by day, opponent and doubleheader number; both are
 * `undefined` if new. Throws an `ImportRefusal` if the id belongs to another game or if two games match.
 */
export async function matchGame(db: Db, sport: SportRow, wanted: GameIdentity): Promise<FoundGame> {
  const { tenantId } = sport;
  const named = await findOpponent(db, tenantId, wanted.opponent, wanted.localDate);
  const byId = await findBySourceId(db, sport, wanted);
  if (byId) return { game: byId, opponent: await requireSameOpponent(db, byId, wanted, named) };

  const onDay = await db
    .select()
    .from(gameTable)
    .where(
      and(eq(gameTable.tenantId, tenantId), eq(gameTable.sportId, sport.id), eq(gameTable.localDate, wanted.localDate)),
    );
  const opponent = named ?? (await opponentOnDay(db, onDay, wanted));
  if (!opponent) return { game: undefined, opponent };
  const against = onDay.filter((game) => game.opponentId === opponent.id);
  return { game: await numbered(db, against, wanted), opponent };
}

async function findBySourceId(
  db: Db,
  sport: SportRow,
  { sourceId, localDate, doubleheader }: GameIdentity,
): Promise<GameRow | undefined> {
  if (sourceId === '') return undefined;
  const all = await db
    .select()
    .from(gameTable)
    .where(and(eq(gameTable.tenantId, sport.tenantId), eq(gameTable.sourceId, sourceId)));
  const found = all.find((game) => game.sportId === sport.id);
  if (!found) {
    const elsewhere = all.find((game) => game.localDate === localDate);
    if (elsewhere)
      throw importRefusal(
        `The id "${sourceId}" on ${localDate} belongs to a game of another sport (game ${elsewhere.id}), not of ${sport.title}.`,
      );
    return undefined;
  }
  if (found.localDate !== localDate && found.originalDate !== localDate) {
    throw importRefusal(
      `The id "${sourceId}" belongs to the game of ${found.localDate} (game ${found.id}), but the file's date is ${localDate}. Two games share one id.`,
    );
  }
  if (doubleheader !== 0 && found.doubleheader !== 0 && found.doubleheader !== doubleheader) {
    throw importRefusal(
      `The id "${sourceId}" belongs to game ${found.doubleheader} of the doubleheader (game ${found.id}), but the file is its game ${doubleheader}. Two games share one id.`,
    );
  }
  return found;
}

async function requireSameOpponent(
  db: Db,
  game: GameRow,
  wanted: GameIdentity,
  named: OpponentRow | undefined,
): Promise<OpponentRow | undefined> {
  if (game.opponentId === null) return named;
  const [opponent] = await opponentsOf(db, [game]);
  if (!opponent || opponent.id === named?.id || (!named && isLike(opponent, wanted.opponent))) return opponent;
  throw importRefusal(
    `The id "${wanted.sourceId}" belongs to the game against ${opponent.title} on ${game.localDate} (game ${game.id}), but the file's opponent is ${wanted.opponent.name}. Two games share one id.`,
  );
}

// a calendar's "Duke University" is a scorer's "Duke" if the day matches as well
async function opponentOnDay(
  db: Db,
  onDay: readonly GameRow[],
  wanted: GameIdentity,
): Promise<OpponentRow | undefined> {
  const alike = (await opponentsOf(db, onDay)).filter((opponent) => isLike(opponent, wanted.opponent));
  return alike.length === 1 ? alike[0] : undefined;
}

async function opponentsOf(db: Db, games: readonly GameRow[]): Promise<OpponentRow[]> {
  const ids = games.map(({ opponentId }) => opponentId).filter((id) => id !== null);
  const [first] = games;
  if (!first || ids.length === 0) return [];
  return db
    .select()
    .from(opponentTable)
    .where(and(eq(opponentTable.tenantId, first.tenantId), inArray(opponentTable.id, ids)));
}

/** Whether a scorer's team could be an opponent; sufficient only together with the day or a user's flag. */
export function isLike({ title, abbrev }: OpponentRow, { name, code }: GameIdentity['opponent']): boolean {
  if (teamNameCore(title) === teamNameCore(name)) return true;
  return abbrev !== null && code !== '' && normalizeTeamName(abbrev) === normalizeTeamName(code);
}

async function numbered(db: Db, games: readonly GameRow[], wanted: GameIdentity): Promise<GameRow | undefined> {
  const { doubleheader, localDate, opponent } = wanted;
  const exact = games.filter((game) => game.doubleheader === doubleheader);
  const [only] = exact.length > 0 ? exact : games;
  if (exact.length === 1 || !only) return only;
  if (doubleheader === 0 && games.length > 1) {
    throw importRefusal(
      `There are ${games.length} games against ${opponent.name} on ${localDate}. The file has no doubleheader number to select one; use --doubleheader.`,
    );
  }
  // a scheduled single game is assigned to the first file; a second file of the day becomes a new game
  const free = games.filter((game) => game.doubleheader === 0 || doubleheader === 0);
  const scored = new Set(await gamesWithBoxScore(db, free));
  return free.find((game) => doubleheader === 0 || !scored.has(game.id));
}

async function gamesWithBoxScore(db: Db, games: readonly GameRow[]): Promise<number[]> {
  const [first] = games;
  if (!first) return [];
  const rows = await db
    .select({ gameId: boxScore.gameId })
    .from(boxScore)
    .where(
      and(
        eq(boxScore.tenantId, first.tenantId),
        inArray(
          boxScore.gameId,
          games.map(({ id }) => id),
        ),
      ),
    );
  return rows.map(({ gameId }) => gameId);
}
