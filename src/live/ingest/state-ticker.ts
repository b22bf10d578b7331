import { and, eq, sql } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Database } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { raiseVersion } from '../../db/raise-live-version.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { liveGame } from '../../db/schema/live.ts';
import { gameState } from '../../domain/game-state.ts';
import { type GameEvent, nextGameState } from '../../domain/live/game-state.ts';
import type { GameRow } from '../../importers/save/match-game.ts';
import type { Log } from '../../runtime/log.ts';
import { poll } from '../../runtime/poll.ts';
import { gameStatusOf } from './game-status.ts';

const everyMs = 30_000;

/** Applies time-based state changes to all colleges' games twice a minute until stopped. Failures are logged and retried at the next tick. */
export const startStateTicker = (database: Database, log: Pick<Log, 'warn'>): (() => Promise<void>) =>
  poll(() => applyTime(database), { everyMs, onFailure: (err) => log.warn({ err }, 'Failed to update game states') });

/** Sets games to pregame half an hour before the start, and to final if the source is silent at full time. Safe to run in every process. */
export async function applyTime({ db }: Pick<Database, 'db'>, now = Temporal.Now.instant()): Promise<void> {
  for (const game of await gamesNearTheirStart(db, now)) {
    const startsAt = game.startsAt === null ? undefined : instantOf(game.startsAt);
    await move(db, game, { type: 'schedule', now, startsAt });
  }
  for (const { game, lastSeenAt } of await gamesAtFullTime(db)) {
    const seconds = (now.epochMilliseconds - Date.parse(lastSeenAt)) / 1000;
    await move(db, game, { type: 'silence', seconds });
  }
}

const instantOf = (text: string) => Temporal.Instant.fromEpochMilliseconds(Date.parse(text));

/** Scheduled games that start soon, and all pregame games. */
function gamesNearTheirStart(db: Database['db'], now: Temporal.Instant): Promise<GameRow[]> {
  const [from, to] = [now.subtract({ hours: 6 }), now.add({ minutes: 31 })];
  const isNear = sql`${gameTable.startsAt} between ${from.toString()} and ${to.toString()}`;
  return db
    .select()
    .from(gameTable)
    .where(
      and(
        eq(gameTable.stateBy, 'schedule'),
        sql`(${gameTable.state} = ${gameState.PreGame} or (${gameTable.state} = ${gameState.Scheduled} and ${isNear}))`,
      ),
    );
}

function gamesAtFullTime(db: Database['db']) {
  return db
    .select({ game: gameTable, lastSeenAt: liveGame.lastSeenAt })
    .from(liveGame)
    .innerJoin(gameTable, matching(gameTable, { tenantId: liveGame.tenantId, id: liveGame.gameId }))
    .where(eq(gameTable.state, gameState.FullTime));
}

async function move(db: Database['db'], game: GameRow, event: GameEvent): Promise<void> {
  const current = gameStatusOf(game);
  const next = nextGameState(current, event);
  if (next === current) return;
  await db.transaction(async (transaction) => {
    const [moved] = await transaction
      .update(gameTable)
      .set({
        state: next.state,
        stateBy: next.by,
        sequence: sql`${gameTable.sequence} + 1`,
        updatedAt: new Date().toISOString(),
      })
      .where(matching(gameTable, { tenantId: game.tenantId, id: game.id, state: current.state, stateBy: current.by }))
      .returning({ id: gameTable.id });
    if (!moved) return;
    await announceChange(transaction, game.tenantId);
    await raiseVersion(transaction, game.tenantId, game.id);
  });
}
