/** Where a browser finds the document of a game that is followed. */
export const liveAddress = (gameId: number): string => `/api/v2/live/${gameId}`;

/** The scoreboard of all games that are followed. */
export const scoreboardAddress = '/api/v2/live';
