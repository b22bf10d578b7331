import type { GameCenter } from '../../../api/game-center/schema.ts';
import type { LiveGame } from '../../../api/live/schema.ts';
import type { ScoreBook } from '../../../api/stats/score-book.ts';
import { gameState, isComplete } from '../../../domain/game-state.ts';
import { getRequestContext } from '../../../routing/request-context.ts';

export type Center = {
  around: GameCenter;
  /** Absent before somebody keeps score. */
  book: ScoreBook | undefined;
  /** While somebody follows the game, and it is neither over nor called off. */
  live: LiveGame | undefined;
};

const gameIdPattern = /^[1-9]\d{0,8}$/;

/** All of a game center by the id in its address; undefined for meets and for what is not there. */
export async function loadCenter(gameId: string): Promise<Center | undefined> {
  if (!gameIdPattern.test(gameId)) return undefined;
  const { api } = getRequestContext();
  const id = Number(gameId);
  const [around, live] = await Promise.all([api.gameCenter.get(id), api.live.get(id)]);
  if (!around) return undefined;
  if (live && isOn(live.state)) return { around, book: live.book, live };
  // one that was begun and put on another day begins anew
  const hasBook = around.game.boxscoreUrl !== null && around.game.gameState !== gameState.Scheduled;
  return { around, book: hasBook ? await api.stats.boxScore(id) : undefined, live: undefined };
}

const isOn = (state: LiveGame['state']) =>
  !isComplete(state) && state !== gameState.Postponed && state !== gameState.Canceled && state !== gameState.Scheduled;
