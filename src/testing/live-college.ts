import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Database } from '../db/client.ts';
import { game as gameTable } from '../db/schema/game.ts';
import { liveGame } from '../db/schema/live.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { SnapshotOptions } from '../live/ingest/snapshot.ts';
import { takeSnapshot } from '../live/ingest/take-snapshot.ts';
import { createTestDatabase, removeColleges } from './database.ts';
import { createCollege, createGame, createOpponent, createPlayer, createSeason, createSport } from './factories.ts';
import { type FixtureState, liveXml } from './live-files.ts';

/** During the game of `live-files.ts`, an hour after its start. */
export const duringGame = Temporal.Instant.from('2026-09-10T23:00:00Z');

/**
 * Creates, for each test, the college `harbor` in New York with women's basketball, Molly Swarm on its roster, and game 1
 * against Northfield on September 10, 2026.
 */
export function liveCollege() {
  let database: Database;
  let tenant: Tenant;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await removeColleges(database);
    tenant = await createCollege(database.db);
    const season = await createSeason(database.db, await createSport(database.db, tenant.id, 'womens-basketball'));
    await createPlayer(database.db, season, { jersey: '12' });
    const opponent = await createOpponent(database.db, tenant.id);
    await createGame(database.db, season, { opponentId: opponent.id });
  });
  afterAll(() => database.close());

  const send = (bytes: Uint8Array, options: Partial<SnapshotOptions> = {}) =>
    takeSnapshot(database, { tenant, file: { name: 'live.xml', bytes }, now: duringGame, ...options });
  return {
    /** Takes a snapshot of the game in a state, or of the bytes. */
    take: (state: FixtureState | Uint8Array, options: Partial<SnapshotOptions> = {}) =>
      send(state instanceof Uint8Array ? state : liveXml(state), options),
    live: async () => (await database.db.select().from(liveGame).where(eq(liveGame.tenantId, tenant.id)))[0],
    game: async () => {
      const [row] = await database.db
        .select()
        .from(gameTable)
        .where(eq(gameTable.tenantId, tenant.id))
        .orderBy(gameTable.id);
      if (!row) throw new Error('The game does not exist');
      return row;
    },
    get database() {
      return database;
    },
    get tenant() {
      return tenant;
    },
  };
}
