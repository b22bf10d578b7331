import { isoInstantOrNull } from '../../domain/instant.ts';
import { href } from '../../routing/routes.ts';
import { followable } from '../../web/links.ts';
import { readGame } from '../games/facts.ts';
import type { GameRow } from '../games/queries.ts';
import type { TakeoverRow } from './queries.ts';
import type { Takeover } from './schema.ts';

/** The takeover; undefined without a target. */
export function toTakeover(row: TakeoverRow, games: ReadonlyMap<number, GameRow>): Takeover[] {
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
