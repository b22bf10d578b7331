import { isOnDisplay, nextChange } from '../../domain/display-dates.ts';
import { isoInstant, isoInstantOrNull } from '../../domain/instant.ts';
import { href } from '../../routing/routes.ts';
import { followable } from '../../web/links.ts';
import { endpoint } from '../endpoint.ts';
import { readGame } from '../games/facts.ts';
import { findGames, type GameRow } from '../games/queries.ts';
import { findTakeovers, type TakeoverRow } from './queries.ts';
import { type Takeover, type Takeovers, takeoverContract } from './schema.ts';

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

/** The takeover; undefined without a target. */
function toTakeover(row: TakeoverRow, games: ReadonlyMap<number, GameRow>): Takeover[] {
  const shared = { type: row.type, cookie: row.cookie, endDate: isoInstantOrNull(row.endDate) };
  if (row.type === 'Url') {
    const url = followable(row.url);
    return url === null ? [] : [{ ...shared, id: row.id, url }];
  }
  const game = games.get(row.gameId ?? 0);
  return game ? [{ ...shared, id: game.id, url: pageOf(game) }] : [];
}

/** The box score, or the schedule if there is none. */
function pageOf(game: GameRow): string {
  const { facts, sportSlug } = readGame(game);
  return facts.boxscoreUrl ?? href('schedule', { globalSportNameSlug: sportSlug, seasonTitle: game.seasonTitle });
}
