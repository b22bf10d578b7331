import type { GameCenter } from '../../api/game-center/schema.ts';
import type { LiveGame } from '../../api/live/schema.ts';
import type { ScoreBook } from '../../api/stats/score-book.ts';
import { gameState, isComplete, isLive } from '../../domain/game-state.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

export type Center = {
  around: GameCenter;
  /** Absent before live scoring starts. */
  book: ScoreBook | undefined;
  /** The game is live: it has live data and is neither final, postponed nor canceled. */
  live: LiveGame | undefined;
  /** Ids of all live games of the college, if there are others besides this one. */
  sideBySide?: readonly number[] | undefined;
  /** The game ended within the last minutes. This page then replaces open ones without layout shift. */
  hasJustEnded?: boolean | undefined;
};

/** The game center of a game between two teams; meets do not have one. */
export const load = async ({ params, api }: LoadRequest<'gameCenter'>): Promise<Center | undefined> => {
  const id = parseRowId(params.gameId);
  if (id === undefined) return undefined;
  const [around, live] = await Promise.all([api.gameCenter.get(id), api.live.get(id)]);
  if (!around) return undefined;
  if (live && isOn(live.state)) return { around, book: live.book, live, sideBySide: await gamesBeside(id, api) };
  // an interrupted and rescheduled game starts over
  const hasBook = around.game.boxscoreUrl !== null && around.game.gameState !== gameState.Scheduled;
  const book = hasBook ? await api.stats.boxScore(id) : undefined;
  return { around, book, live: undefined, hasJustEnded: live && isComplete(live.state) && isRecent(live.lastSeenAt) };
};

/** Longer than the time over which reloads after a final are spread. */
const justEnded = { minutes: 2 };

const isRecent = (instant: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(instant).add(justEnded), Temporal.Now.instant()) > 0;

const isOn = (state: LiveGame['state']) =>
  !isComplete(state) && state !== gameState.Postponed && state !== gameState.Canceled && state !== gameState.Scheduled;

async function gamesBeside(id: number, api: LoadRequest['api']): Promise<number[] | undefined> {
  const { games } = await api.live.scoreboard();
  const others = games.filter(({ gameId, state }) => gameId !== id && isLive(state)).map(({ gameId }) => gameId);
  return others.length > 0 ? [id, ...others] : undefined;
}
