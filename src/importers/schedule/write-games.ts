import { sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { gameDetail, game as gameTable } from '../../db/schema/game.ts';
import { opponentAlias, opponent as opponentTable } from '../../db/schema/opponent.ts';
import { updateRows } from '../../db/update-rows.ts';
import { aliasValues } from '../save/find-opponent.ts';
import type { GamePlan } from './plan-games.ts';

/** Writes the new and changed games of a plan and their opponents. */
export async function writeGames(db: Db, plan: GamePlan): Promise<void> {
  const { newOpponents, newGames, changed, details } = plan;
  const opponentIds = await replaceIds(db, plan, 'opponent', newOpponents);
  await insertRows(db, opponentTable, newOpponents);
  await writeAliases(db, plan);
  await replaceIds(db, plan, 'game', newGames);
  for (const row of [...newGames, ...changed.keys()])
    row.opponentId = opponentIds.get(row.opponentId ?? 0) ?? row.opponentId;
  await insertRows(db, gameTable, newGames);
  const updatedAt = new Date().toISOString();
  await writeDetails(
    db,
    [...details].map(([{ tenantId, id: gameId }, facts]) => ({ ...facts, tenantId, gameId, updatedAt })),
  );
  await updateRows(
    db,
    gameTable,
    [...changed].map(([row, columns]) => ({ row, columns })),
  );
}

/** Rows of one statement, which has a parameter for each value. */
const batch = 2000;

/** Adds facts to those that games have. */
async function writeDetails(db: Db, rows: readonly (typeof gameDetail.$inferInsert)[]): Promise<void> {
  const { attendance, stadium } = gameDetail;
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insert(gameDetail)
      .values(rows.slice(start, start + batch))
      .onConflictDoUpdate({
        target: [gameDetail.tenantId, gameDetail.gameId],
        set: {
          attendance: sql`coalesce(excluded.attendance, ${attendance})`,
          stadium: sql`coalesce(excluded.stadium, ${stadium})`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
}

/** Gives new rows the next ids of the college, in order. Resolves with the new id by the former one. */
async function replaceIds(
  db: Db,
  { sport }: GamePlan,
  kind: string,
  rows: readonly { id: number }[],
): Promise<ReadonlyMap<number, number>> {
  const replaced = new Map<number, number>();
  if (rows.length === 0) return replaced;
  const first = await reserveIds(db, sport.tenantId, kind, rows.length);
  for (const [index, row] of rows.entries()) {
    replaced.set(row.id, first + index);
    row.id = first + index;
  }
  return replaced;
}

/** Stores the names of new opponents, by which files find them. */
async function writeAliases(db: Db, { sport: { tenantId }, newOpponents }: GamePlan): Promise<void> {
  const aliases = newOpponents.flatMap(({ id: opponentId, title }) =>
    aliasValues({ name: title, code: '' }).map((alias) => ({ ...alias, tenantId, opponentId })),
  );
  if (aliases.length === 0) return;
  const first = await reserveIds(db, tenantId, 'opponentAlias', aliases.length);
  await insertRows(
    db,
    opponentAlias,
    aliases.map((alias, index) => ({ ...alias, id: first + index })),
  );
}
