/** URL of a game's live document. */
export const liveAddress = (gameId: number): string => `/api/v2/live/${gameId}`;

/** URL of the live scoreboard. */
export const scoreboardAddress = '/api/v2/live';

/** URL of the live document of several games. */
export const severalGamesAddress = (gameIds: readonly number[]): string =>
  `/api/v2/live/games/${gameIds.toSorted((a, b) => a - b)}`;
