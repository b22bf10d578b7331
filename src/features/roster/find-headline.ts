import type { PlayerBio } from '../../api/players/schema.ts';
import type { CareerStats } from '../../api/season-stats/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { gameFigures } from './game-figures.ts';
import { type HeadlineFigure, headlineFigures } from './headline-figures.ts';
import { logTables } from './log-tables.ts';

type Sheets = CareerStats['sheets'];

/** A player's headline figures, and the career tables from which their totals come. */
export async function findHeadline(player: PlayerBio): Promise<{ figures: HeadlineFigure[]; career: Sheets }> {
  const { api } = getRequestContext();
  const [career, leaders] = await Promise.all([api.stats.career(player.rosterPlayerId), findLeaders(player)]);
  const games = gameFigures(logTables(getSportStats(player.sport.family)?.tables ?? [], player.gameLog));
  const sheets = career?.sheets ?? [];
  return { figures: headlineFigures({ player, leaders, career: sheets, games }), career: sheets };
}

/** Lists of the season's leaders; empty in staff previews of hidden rosters. */
function findLeaders({ sport, season, url }: PlayerBio) {
  if (!getSeasonBook(sport.family) || url.startsWith('/hidden/')) return [];
  return getRequestContext().api.stats.leaders(sportSlug(sport), season.title);
}
