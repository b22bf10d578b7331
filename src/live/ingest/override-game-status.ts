import { announceChange } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Database, Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { raiseVersion } from '../../db/raise-live-version.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { type GameState, gameState, gameStateText, isComplete } from '../../domain/game-state.ts';
import { type GameStatus, nextGameState } from '../../domain/live/game-state.ts';
import { instantAt } from '../../domain/local-time.ts';
import { originalDate } from '../../domain/original-date.ts';
import type { GameRow } from '../../importers/save/match-game.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { hasStarted } from './feed-facts.ts';
import { gameStatusOf } from './game-status.ts';
import { findLiveRow } from './live-row.ts';
import { updateGameState } from './move-game.ts';

/** A staff override of a game's status. */
export type StatusOverride = {
  action: 'delay' | 'postpone' | 'cancel' | 'resume';
  reason: string | null;
  /** New local date and time of a postponed game; TBD without a time. */
  to?: { date: string; time: string | undefined } | undefined;
};

/**
 * Overrides a game's status until staff resume it; files do not change it meanwhile. A rescheduled game becomes scheduled
 * on its new date and keeps its original date. `record` is called before the change is committed. Returns the new state, or why the
 * override was refused.
 */
export function overrideGameStatus(
  database: Database,
  { tenantId, gameId }: { tenantId: number; gameId: number },
  override: StatusOverride,
  record: (db: Db) => Promise<void> = async () => {},
): Promise<{ state: GameState } | { refused: string }> {
  return database.db.transaction(async (db) => {
    await lockTenant(db, tenantId);
    await recordRows(db, tenantId);
    const [game] = await db
      .select()
      .from(gameTable)
      .where(matching(gameTable, { tenantId, id: gameId }));
    if (!game) return { refused: `There is no game ${gameId}.` };
    const current = gameStatusOf(game);
    const live = await findLiveRow(db, tenantId, gameId);
    const isInProgress = live !== undefined && hasStarted(live.box);
    const next = nextGameState(current, { type: 'staff', action: override.action, hasStarted: isInProgress });
    if (next === current && (override.action === 'resume' || isComplete(current.state))) {
      return { refused: refusalReason(gameId, current, override.action) };
    }
    const status = override.to ? ({ state: gameState.Scheduled, by: 'schedule' } as const) : next;
    await updateGameState(db, game, status, { stateReason: override.reason, ...rescheduled(game, override.to) });
    await announceChange(db, tenantId);
    await raiseVersion(db, tenantId, gameId);
    await record(db);
    return { state: status.state };
  });
}

function rescheduled(game: GameRow, to: StatusOverride['to']): Partial<GameRow> {
  if (!to) return {};
  const startsAt = to.time === undefined ? null : instantAt(to.date, to.time, game.timezone);
  const moved = { localDate: to.date, originalDate: originalDate(game, to.date) };
  return { ...moved, localEndDate: null, startsAt, tbd: startsAt === null };
}

function refusalReason(gameId: number, { state }: GameStatus, action: StatusOverride['action']): string {
  const text = gameStateText(state).toLowerCase();
  return action === 'resume'
    ? `Game ${gameId} is ${text} and has no staff override, so there is nothing to resume.`
    : `Game ${gameId} is already ${text}, so it cannot be delayed, postponed or canceled.`;
}
