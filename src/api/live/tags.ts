/** Of the scoreboard: what says of several games when their sources were heard. */
export const tagOfScoreboard = 'live';

/** Of what says when the source of a game was heard. */
export const tagOfLiveGame = (gameId: number) => `live:${gameId}`;
