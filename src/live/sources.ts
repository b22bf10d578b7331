import { findLiveGame, findLiveGames, findLiveGamesById } from '../api/live/queries.ts';
import { toLiveGame, toLiveGames, toScoreboard } from '../api/live/reshape.ts';
import type { LiveGame, LiveGames } from '../api/live/schema.ts';
import type { Db } from '../db/client.ts';
import type { Scoreboard } from '../domain/live/scoreboard.ts';
import type { Source } from './topic.ts';

/** The document of a game, the same as `GET /api/v2/live/{gameId}`. */
export const gameSource = (db: Db, tenantId: number, gameId: number): Source<LiveGame> => ({
  read: async () => {
    const row = await findLiveGame(db, tenantId, gameId);
    return row && toLiveGame(row);
  },
  lastSeenOf: ({ lastSeenAt }) => lastSeenAt,
  withoutLastSeen: ({ lastSeenAt: _, ...rest }) => rest,
});

/** Documents with a list of games. */
const ofList = {
  lastSeenOf: ({ games }: Scoreboard) =>
    Object.fromEntries(games.map(({ gameId, lastSeenAt }) => [gameId, lastSeenAt])),
  withoutLastSeen: ({ games }: Scoreboard) => games.map(({ lastSeenAt: _, ...rest }) => rest),
};

/** The scoreboard of a college. */
export const scoreboardSource = (db: Db, tenantId: number): Source<Scoreboard> => ({
  read: async () => toScoreboard(await findLiveGames(db, tenantId)),
  ...ofList,
});

/** The document of several games, the same as `GET /api/v2/live/games/{gameIds}`. */
export const gamesSource = (db: Db, tenantId: number, gameIds: readonly number[]): Source<LiveGames> => ({
  read: async () => toLiveGames(await findLiveGamesById(db, tenantId, gameIds)),
  ...ofList,
});
