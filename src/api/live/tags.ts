/** Cache tag of responses with the last-seen times of several games. */
export const tagOfScoreboard = 'live';

/** Cache tag of responses with the last-seen time of a game. */
export const tagOfLiveGame = (gameId: number) => `live:${gameId}`;
