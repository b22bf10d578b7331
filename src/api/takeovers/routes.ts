import { isOnDisplay, nextChange } from '../../domain/display-dates.ts';
import { isoInstant, isoInstantOrNull } from '../../domain/instant.ts';
import { endpoint } from '../endpoint.ts';
import { findGames } from '../games/queries.ts';
import { findTakeovers } from './queries.ts';
import { toTakeover } from './reshape.ts';
import { type Takeovers, takeoverContract } from './schema.ts';

export const takeoverEndpoint = endpoint(takeoverContract, async ({ db, tenant, values: { sportId } }) => {
  const { concurrentGameDays = false, takeoversEnabled = true } = tenant.settings.config ?? {};
  const now = Date.now();
  const rows = takeoversEnabled ? await findTakeovers(db, tenant.id, sportId || null, new Date(now).toISOString()) : [];
  const dated = rows.map((row) => ({
    row,
    startDate: isoInstant(row.startDate),
    endDate: isoInstantOrNull(row.endDate),
  }));
  const current = dated.filter((each) => isOnDisplay(each, now)).map(({ row }) => row);
  const gameIds = current.flatMap(({ gameId }) => (gameId === null ? [] : [gameId]));
  const games = gameIds.length > 0 ? await findGames(db, tenant.id, gameIds) : [];
  const byId = new Map(games.map((game) => [game.id, game]));
  const body: Takeovers = {
    config: { isConcurrent: concurrentGameDays },
    takeovers: current.flatMap((row) => toTakeover(row, byId)),
  };
  return {
    body,
    tags: ['takeovers', ...gameIds.map((id) => `game:${id}`)],
    expiresAt: nextChange(dated, now),
  };
});
