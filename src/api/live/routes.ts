import { mostConcurrentGames } from '../../domain/concurrent-games.ts';
import { scoreboard } from '../../domain/live/scoreboard.ts';
import { endpoint } from '../endpoint.ts';
import { tagsOfGame } from '../games/tags.ts';
import { idOf, idsOf } from '../parameters.ts';
import { findLiveGame, findLiveGames, findLiveGamesById } from './queries.ts';
import { toLiveGame, toLiveGames, toScoreboard } from './reshape.ts';
import { liveGame, liveGames } from './schema.ts';
import { tagOfLiveGame, tagOfScoreboard } from './tags.ts';

export const liveEndpoints = [
  endpoint({
    path: '/live',
    summary: 'Live games, and those that ended in the last three hours',
    parameters: {},
    answer: scoreboard,
    alwaysAsked: true,
    respond: async ({ db, tenant }) => {
      const found = await findLiveGames(db, tenant.id);
      return {
        body: toScoreboard(found),
        tags: [tagOfScoreboard, ...found.games.map(({ gameId }) => `game:${gameId}`)],
        expiresAt: found.nextLeavesAt ?? undefined,
      };
    },
  }),
  endpoint({
    path: '/live/games/{gameIds}',
    summary: 'Several live games with their latest plays; games that are not live are left out',
    parameters: { gameIds: idsOf('games', mostConcurrentGames) },
    answer: liveGames,
    alwaysAsked: true,
    respond: async ({ db, tenant, values: { gameIds } }) => {
      const found = await findLiveGamesById(db, tenant.id, gameIds);
      return {
        body: toLiveGames(found),
        tags: [tagOfScoreboard, ...gameIds.map((id) => `game:${id}`)],
        expiresAt: found.nextLeavesAt ?? undefined,
      };
    },
  }),
  endpoint({
    path: '/live/{gameId}',
    summary: 'A live game with its current box score; 404 unless the game is live',
    parameters: { gameId: idOf('game') },
    answer: liveGame,
    alwaysAsked: true,
    respond: async ({ db, tenant, values: { gameId } }) => {
      const row = await findLiveGame(db, tenant.id, gameId);
      return row && { body: toLiveGame(row), tags: [...tagsOfGame(row.game), tagOfLiveGame(gameId)] };
    },
  }),
];
