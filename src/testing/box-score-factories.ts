import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import * as schema from '../db/schema/all.ts';
import { inserted, type Overrides, type Row } from './rows.ts';

/** A box score of a game without lines; add those with `createBoxPlayer`. The college is the home team unless told otherwise. */
export async function createBoxScore(
  db: Db,
  game: Row<typeof schema.game>,
  overrides: Overrides<typeof schema.boxScore> & {
    home?: Overrides<typeof schema.boxTeam>;
    away?: Overrides<typeof schema.boxTeam>;
  } = {},
) {
  const { home, away, ...values } = overrides;
  const key = { tenantId: game.tenantId, gameId: game.id };
  const row = inserted(
    await db
      .insert(schema.boxScore)
      .values({
        ...key,
        family: 'football',
        ourSide: 'home',
        regulationPeriods: 4,
        complete: true,
        period: 4,
        clock: '',
        ...values,
      })
      .returning(),
  );
  const team = { ...key, record: '', conferenceRecord: '', rank: '', coach: '', stats: {} };
  await db.insert(schema.boxTeam).values([
    { ...team, side: 'home', code: 'HAR', name: 'Harbor', score: game.ourScore ?? 0, ...home },
    { ...team, side: 'away', code: 'NOR', name: 'Northfield', score: game.opponentScore ?? 0, ...away },
  ]);
  return row;
}

export async function createBoxPlayer(
  db: Db,
  game: Row<typeof schema.game>,
  overrides: Overrides<typeof schema.boxPlayer> = {},
) {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${schema.boxPlayer.seq}), 0)`.mapWith(Number) })
    .from(schema.boxPlayer)
    .where(sql`${schema.boxPlayer.tenantId} = ${game.tenantId} and ${schema.boxPlayer.gameId} = ${game.id}`);
  const seq = (last?.seq ?? 0) + 1;
  const names = {
    firstName: 'Molly',
    lastName: 'Swarm',
    checkName: 'SWARM,MOLLY',
    jersey: '7',
    position: '',
    classYear: '',
  };
  return inserted(
    await db
      .insert(schema.boxPlayer)
      .values({
        tenantId: game.tenantId,
        gameId: game.id,
        side: 'home',
        seq,
        code: String(seq),
        ...names,
        started: true,
        played: true,
        isTeam: false,
        stats: {},
        ...overrides,
      })
      .returning(),
  );
}
