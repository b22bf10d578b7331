import { scoreboard } from '../../domain/live/scoreboard.ts';
import type { createApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { type GameFeed, gameFeed } from '../live-feed/schema.ts';
import { liveGame, liveGames } from './schema.ts';

type Reader = Pick<ReturnType<typeof createApiFetcher>, 'get' | 'getOr' | 'getShell'>;

/** Games in progress. `get` throws an `ApiFailure` if the API fails. */
export const liveClient = ({ get, getOr, getShell }: Reader) => ({
  /** A game's live data; undefined if it has none. */
  get: (gameId: number) => get(apiPath(['live', gameId]), liveGame),
  /** Games in progress and those that ended recently. */
  scoreboard: () => getShell(apiPath(['live']), scoreboard, { version: 0, games: [] }),
  /** The given games that are live or ended recently, with their latest plays; none if the call fails. */
  games: (gameIds: readonly number[]) =>
    getOr(apiPath(['live', 'games', gameIds.join()]), liveGames, { version: 0, games: [] }),
  /** A sport's game in progress, or else its last game, in the established feed format. `sport` is a slug or short name. */
  feed: async (sport: string) =>
    (await getOr<GameFeed | undefined>(apiPath(['LiveStats', sport]), gameFeed, undefined))?.Game,
});
