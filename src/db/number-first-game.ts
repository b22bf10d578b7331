import { and, eq, ne } from 'drizzle-orm';

import type { Db } from './client.ts';
import { game as gameTable } from './schema/game.ts';

type Second = Pick<typeof gameTable.$inferSelect, 'tenantId' | 'id' | 'sportId' | 'opponentId' | 'localDate'>;

/** Numbers the first game of a doubleheader once the second is known. */
export async function numberFirstGame(db: Db, second: Second): Promise<void> {
  if (second.opponentId === null) return;
  const first = and(
    eq(gameTable.tenantId, second.tenantId),
    eq(gameTable.sportId, second.sportId),
    eq(gameTable.opponentId, second.opponentId),
    eq(gameTable.localDate, second.localDate),
    eq(gameTable.doubleheader, 0),
    ne(gameTable.id, second.id),
  );
  await db.update(gameTable).set({ doubleheader: 1 }).where(first);
}
