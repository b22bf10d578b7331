import { type } from 'arktype';

import { maxConcurrentGames } from '../../domain/concurrent-games.ts';
import { scoreboard, scoreboardGame } from '../../domain/live/scoreboard.ts';
import { contract } from '../contract.ts';
import { idOf, idsOf } from '../parameters.ts';
import { bookPlay, scoreBook } from '../stats/score-book.ts';

/** The home team's win probability in percent by seconds of play. */
const winProbability = type({ seconds: 'number.integer >= 0', home: '0 <= number <= 100' }).array();

/** A live game: its scoreboard entry and the box score of the last valid snapshot. */
export const liveGame = scoreboardGame.merge({
  book: scoreBook,
  /** In time order; null in sports without a model. */
  winProbability: winProbability.or('null'),
});
export type LiveGame = typeof liveGame.infer;

/** A play with its place in the play-by-play, counting from 1. */
const numberedPlay = bookPlay.omit('shot').merge({ number: 'number.integer >= 1' });

/** Several live games with their latest plays, in the order of their starts. */
export const liveGames = type({
  /** Increases with every change of any of the games. */
  version: 'number.integer >= 0',
  games: scoreboardGame
    .merge({
      /** Newest first, without headings. */
      plays: numberedPlay.array(),
    })
    .array(),
});
export type LiveGames = typeof liveGames.infer;
export type LatestPlay = LiveGames['games'][number]['plays'][number];

export const liveContract = {
  scoreboard: contract({
    path: '/live',
    summary: 'Live games, and those that ended in the last three hours',
    response: scoreboard,
    alwaysAsked: true,
  }),
  games: contract({
    path: '/live/games/{gameIds}',
    summary: 'Several live games with their latest plays; games that are not live are left out',
    parameters: { gameIds: idsOf('games', maxConcurrentGames) },
    response: liveGames,
    alwaysAsked: true,
  }),
  get: contract({
    path: '/live/{gameId}',
    summary: 'A live game with its current box score; 404 unless the game is live',
    parameters: { gameId: idOf('game') },
    response: liveGame,
    alwaysAsked: true,
  }),
};
