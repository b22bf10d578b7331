import { and, count, eq, isNotNull } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { game as games } from '../../db/schema/game.ts';

type Facts = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

/** Facts about the rows of a kind that lists show besides their fields, by kind. */
const factsOf: Readonly<Record<string, (db: Db, tenantId: number) => Promise<Facts>>> = {
  opponent: async (db, tenantId) => countGames(db, tenantId, 'opponentId'),
  venue: async (db, tenantId) => countGames(db, tenantId, 'venueId'),
};

async function countGames(db: Db, tenantId: number, key: 'opponentId' | 'venueId'): Promise<Facts> {
  const rows = await db
    .select({ id: games[key], games: count() })
    .from(games)
    .where(and(eq(games.tenantId, tenantId), isNotNull(games[key])))
    .groupBy(games[key]);
  return new Map(rows.map(({ id, ...facts }) => [Number(id), facts]));
}

export const listFacts = async (kind: { name: string }, db: Db, tenantId: number): Promise<Facts> =>
  (await factsOf[kind.name]?.(db, tenantId)) ?? new Map();
