import type { GameCenter } from '../../../api/game-center/schema.ts';
import type { LiveGame } from '../../../api/live/schema.ts';
import type { ScoreBook } from '../../../api/stats/score-book.ts';
import { gameState, isComplete } from '../../../domain/game-state.ts';
import { getRequestContext } from '../../../routing/request-context.ts';

export type Center = {
  around: GameCenter;
  /** Absent before live scoring starts. */
  book: ScoreBook | undefined;
  /** The game is live: it has live data and is neither final, postponed nor canceled. */
  live: LiveGame | undefined;
};

const gameIdPattern = /^[1-9]\d{0,8}$/;

/** Loads a game center by the id in its URL; undefined for meets and unknown games. */
export async function loadCenter(gameId: string): Promise<Center | undefined> {
  if (!gameIdPattern.test(gameId)) return undefined;
  const { api } = getRequestContext();
  const id = Number(gameId);
  const [around, live] = await Promise.all([api.gameCenter.get(id), api.live.get(id)]);
  if (!around) return undefined;
  if (live && isOn(live.state)) return { around, book: live.book, live };
  // a game that was interrupted and rescheduled starts over
  const hasBook = around.game.boxscoreUrl !== null && around.game.gameState !== gameState.Scheduled;
  return { around, book: hasBook ? await api.stats.boxScore(id) : undefined, live: undefined };
}

const isOn = (state: LiveGame['state']) =>
  !isComplete(state) && state !== gameState.Postponed && state !== gameState.Canceled && state !== gameState.Scheduled;
