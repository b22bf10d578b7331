import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { gameDetail, game as games } from '../schema/game.ts';
import { correlated } from '../subqueries.ts';
import type { Part } from './parts.ts';

/** The columns of the details of a game by the field that sets them. */
export const detailColumns = {
  stadium: 'stadium',
  city: 'location',
  attendance: 'attendance',
  durationMinutes: 'durationMinutes',
  actualStart: 'start',
  actualEnd: 'end',
  weather: 'weather',
  temperature: 'temperature',
  wind: 'wind',
  notes: 'notes',
} as const satisfies Record<string, keyof typeof gameDetail.$inferSelect>;

const ofGame = sql`${gameDetail.tenantId} = ${games.tenantId} and ${gameDetail.gameId} = ${games.id}`;

const detailValue = (key: string, column: PgColumn) =>
  key === 'notes'
    ? sql`coalesce((select ${column} from ${gameDetail} where ${ofGame}), '[]')`
    : sql`(select ${column} from ${gameDetail} where ${ofGame})`;

/** The details of a game, which have a table of their own. */
export const gameDetails: Part = {
  values: Object.fromEntries(
    Object.entries(detailColumns).map(([key, column]) => [key, correlated(detailValue(key, gameDetail[column]))]),
  ),
  store: async (db, row) => {
    const values = Object.fromEntries(Object.entries(detailColumns).map(([key, column]) => [column, row[key] ?? null]));
    const isEmpty = Object.values(values).every(
      (value) => value === null || (Array.isArray(value) && value.length === 0),
    );
    const key = { tenantId: row.tenantId, gameId: row.id };
    const isStored = (await db.$count(gameDetail, sql`tenant_id = ${row.tenantId} and game_id = ${row.id}`)) > 0;
    if (isEmpty && !isStored) return;
    const details = { ...values, notes: (values['notes'] ?? []) as string[], updatedAt: String(row['updatedAt']) };
    await db
      .insert(gameDetail)
      .values({ ...key, ...details })
      .onConflictDoUpdate({ target: [gameDetail.tenantId, gameDetail.gameId], set: details });
  },
};
