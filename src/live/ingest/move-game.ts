import { sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import type { GameStatus } from '../../domain/live/game-state.ts';
import type { GameRow } from '../../importers/save/match-game.ts';

type Values = Partial<
  Pick<GameRow, 'ourScore' | 'opponentScore' | 'periodsPlayed' | 'stateReason' | 'localDate' | 'originalDate'> &
    Pick<GameRow, 'startsAt' | 'tbd' | 'localEndDate'>
>;

/**
 * Updates a game's state and `values`, and returns whether the state changed. Writes only if something changed, since
 * calendars and caches detect changes by the row.
 */
export async function updateGameState(
  db: Db,
  game: GameRow,
  status: GameStatus,
  values: Values,
): Promise<{ isMoved: boolean }> {
  const isMoved = status.state !== game.state;
  const next = { ...values, state: status.state, stateBy: status.by };
  const isSame = Object.entries(next).every(([name, value]) => game[name as keyof GameRow] === value);
  if (isSame) return { isMoved };
  const isRescheduled = values.localDate !== undefined || values.startsAt !== undefined;
  await db
    .update(gameTable)
    .set({
      ...next,
      ...((isMoved || isRescheduled) && { sequence: sql`${gameTable.sequence} + 1` }),
      updatedAt: new Date().toISOString(),
    })
    .where(matching(gameTable, { tenantId: game.tenantId, id: game.id }));
  return { isMoved };
}
