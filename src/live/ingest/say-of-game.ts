import { and, eq } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Database } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { type GameState, gameState, gameStateText, isComplete } from '../../domain/game-state.ts';
import { type GameStanding, nextGameState } from '../../domain/live/game-state.ts';
import { instantAt } from '../../domain/local-time.ts';
import type { GameRow } from '../../importers/save/match-game.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { hasStarted } from './feed-facts.ts';
import { findLiveRow, raiseVersion } from './live-row.ts';
import { moveGame } from './move-game.ts';
import { standingOf } from './standing.ts';

export type Word = {
  say: 'delay' | 'postpone' | 'cancel' | 'resume';
  reason: string | null;
  /** The day and the time at the venue that a postponed game is put on; without a time it is to be announced. */
  to?: { date: string; time: string | undefined } | undefined;
};

/**
 * What staff say of a game stands against its file until they take it back. A game that is put on another day stands
 * there as scheduled, with the day it was first set for. Gives the new state, or why it cannot be said.
 */
export function sayOfGame(
  database: Database,
  { tenantId, gameId }: { tenantId: number; gameId: number },
  word: Word,
): Promise<{ state: GameState } | { refused: string }> {
  return database.db.transaction(async (db) => {
    await lockTenant(db, tenantId);
    const [game] = await db
      .select()
      .from(gameTable)
      .where(and(eq(gameTable.tenantId, tenantId), eq(gameTable.id, gameId)));
    if (!game) return { refused: `There is no game ${gameId}.` };
    const current = standingOf(game);
    const followed = await findLiveRow(db, tenantId, gameId);
    const isUnderWay = followed !== undefined && hasStarted(followed.box);
    const next = nextGameState(current, { type: 'staff', say: word.say, hasStarted: isUnderWay });
    if (next === current && (word.say === 'resume' || isComplete(current.state))) {
      return { refused: whyNot(gameId, current, word.say) };
    }
    const standing = word.to ? ({ state: gameState.Scheduled, by: 'schedule' } as const) : next;
    await moveGame(db, game, standing, { stateReason: word.reason, ...newDay(game, word.to) });
    await announceChange(db, tenantId);
    await raiseVersion(db, tenantId, gameId);
    return { state: standing.state };
  });
}

function newDay(game: GameRow, to: Word['to']): Partial<GameRow> {
  if (!to) return {};
  const startsAt = to.time === undefined ? null : instantAt(to.date, to.time, game.timezone);
  const originalDate = game.originalDate ?? game.localDate;
  return { localDate: to.date, localEndDate: null, originalDate, startsAt, tbd: startsAt === null };
}

function whyNot(gameId: number, { state }: GameStanding, say: Word['say']): string {
  const word = gameStateText(state).toLowerCase();
  return say === 'resume'
    ? `Game ${gameId} is ${word}, and that is not the word of staff: there is nothing to take back.`
    : `Game ${gameId} is over (${word}): it cannot be called off.`;
}
