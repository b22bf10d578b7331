import { endpoint } from '../endpoint.ts';
import { tagsOfGame } from '../games/tags.ts';
import { findLiveGame, findLiveGames, findLiveGamesById } from './queries.ts';
import { toLiveGame, toLiveGames, toScoreboard } from './reshape.ts';
import { liveContract } from './schema.ts';
import { tagOfLiveGame, tagOfScoreboard } from './tags.ts';

export const liveEndpoints = [
  endpoint(liveContract.scoreboard, async ({ db, tenant }) => {
    const found = await findLiveGames(db, tenant.id);
    return {
      body: toScoreboard(found),
      tags: [tagOfScoreboard, ...found.games.map(({ gameId }) => `game:${gameId}`)],
      expiresAt: found.nextLeavesAt ?? undefined,
    };
  }),
  endpoint(liveContract.games, async ({ db, tenant, values: { gameIds } }) => {
    const found = await findLiveGamesById(db, tenant.id, gameIds);
    return {
      body: toLiveGames(found),
      tags: [tagOfScoreboard, ...gameIds.map((id) => `game:${id}`)],
      expiresAt: found.nextLeavesAt ?? undefined,
    };
  }),
  endpoint(liveContract.get, async ({ db, tenant, values: { gameId } }) => {
    const row = await findLiveGame(db, tenant.id, gameId);
    return row && { body: toLiveGame(row), tags: [...tagsOfGame(row.game), tagOfLiveGame(gameId)] };
  }),
];
