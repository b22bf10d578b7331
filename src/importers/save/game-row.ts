import { and, ne } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { numberFirstGame } from '../../db/number-first-game.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import type { OpponentRow } from './find-opponent.ts';
import type { SeasonRow } from './find-season.ts';
import { missingValues, newGameValues, type Place, resultValues } from './game-values.ts';
import type { GameRow } from './match-game.ts';

/** Inserts a game that is not on the schedule. */
export async function insertGame(
  db: Db,
  season: SeasonRow,
  game: BoxScore,
  opponent: OpponentRow,
  place: Place,
): Promise<GameRow> {
  const { tenantId, sportId, id: seasonId } = season;
  const [row] = await db
    .insert(gameTable)
    .values({
      tenantId,
      id: await reserveIds(db, tenantId, 'game'),
      sportId,
      seasonId,
      opponentId: opponent.id,
      ...newGameValues(game, place),
      ...resultValues(game, place),
    })
    .returning();
  if (!row) throw new Error(`The game of ${game.venue.date} was not written`);
  if (row.doubleheader === 2) await numberFirstGame(db, row);
  return row;
}

/** Updates a game's result and state from the file, and fills gaps in the schedule. */
export async function updateGame(
  db: Db,
  row: GameRow,
  game: BoxScore,
  opponent: OpponentRow,
  place: Place,
): Promise<GameRow> {
  const result = resultValues(game, place);
  const boxScore = (await hasOtherGame(db, row, game.sourceId)) ? { ...game, sourceId: '' } : game;
  const values = { ...missingValues(row, boxScore, place), ...result, opponentId: opponent.id };
  const changed = result.state !== row.state || (values.startsAt !== undefined && values.startsAt !== row.startsAt);
  const [updated] = await db
    .update(gameTable)
    .set({ ...values, sequence: row.sequence + (changed ? 1 : 0), updatedAt: new Date().toISOString() })
    .where(matching(gameTable, { tenantId: row.tenantId, id: row.id }))
    .returning();
  if (!updated) throw new Error(`Game ${row.id} was not written`);
  return updated;
}

/** Whether another game of the sport has an id: some scorers use one for every game. */
const hasOtherGame = async (db: Db, { tenantId, sportId, id }: GameRow, sourceId: string): Promise<boolean> =>
  (await db.$count(gameTable, and(matching(gameTable, { tenantId, sportId, sourceId }), ne(gameTable.id, id)))) > 0;
