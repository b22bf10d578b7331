import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../src/db/client.ts';
import { boxScore } from '../../src/db/schema/box-score.ts';
import { game as gameTable } from '../../src/db/schema/game.ts';
import { liveGame } from '../../src/db/schema/live.ts';
import { gameState } from '../../src/domain/game-state.ts';
import type { Tenant } from '../../src/domain/tenant.ts';
import { takeSnapshot } from '../../src/live/ingest/take-snapshot.ts';
import { createTestDatabase } from '../../src/testing/database.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
} from '../../src/testing/factories.ts';
import { createSampleGame, type PutSnapshot } from './sample-game.ts';

let database: Database;
let tenant: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createCollege(database.db);
  const season = await createSeason(database.db, await createSport(database.db, tenant.id, 'womens-basketball'));
  for (let jersey = 1; jersey <= 12; jersey++)
    await createPlayer(database.db, season, { jersey: String(jersey), positionShort: 'G' });
  const opponent = await createOpponent(database.db, tenant.id);
  await createGame(database.db, season, { opponentId: opponent.id });
});
afterAll(() => database.close());

const start = Temporal.Instant.from('2026-11-20T18:00:00Z');
const after = (minutes: number) => start.add({ seconds: Math.round(minutes * 60) });
const put: PutSnapshot = (gameId, file, now) =>
  takeSnapshot(database, { tenant, file, gameId, as: 'H', early: true, now });
const row = async (id: number | undefined) => {
  const [found] = await database.db
    .select()
    .from(gameTable)
    .where(eq(gameTable.id, id ?? 0));
  const [live] = await database.db.select().from(liveGame);
  return { game: found, live };
};

test('the live sample game is in progress on the first start, continues after a restart, ends, and starts again in the same row', async () => {
  const sample = createSampleGame(database, tenant, put);
  const id = await sample.turn(start);
  const first = await row(id);
  expect(first.game).toMatchObject({ type: 'E', state: 3, locationIndicator: 'H' });
  expect(first.live?.box.plays.length).toBeGreaterThan(5);

  expect(await createSampleGame(database, tenant, put).turn(after(20))).toBe(id);
  const later = await row(id);
  expect(later.live?.box.plays.length).toBeGreaterThan(first.live?.box.plays.length ?? 0);
  expect(later.game?.startsAt).toBe(first.game?.startsAt);

  const again = createSampleGame(database, tenant, put);
  // overtimes included; the game stays final for five minutes
  let minutes = 30;
  while (minutes < 90 && (await row(id)).game?.state !== gameState.GameComplete) {
    minutes += 3;
    await again.turn(after(minutes));
  }
  expect(await row(id)).toMatchObject({ game: { state: gameState.GameComplete }, live: { box: { complete: true } } });
  expect(await database.db.select().from(boxScore)).toHaveLength(1);

  expect(await again.turn(after(minutes + 10))).toBe(id);
  const next = await row(id);
  expect(next.game).toMatchObject({ state: gameState.PreGame, ourScore: null });
  expect(next.live?.version).toBeGreaterThan(later.live?.version ?? 0);
  expect(await database.db.select().from(boxScore)).toHaveLength(0);
  expect(await database.db.select().from(gameTable)).toHaveLength(2);
});
