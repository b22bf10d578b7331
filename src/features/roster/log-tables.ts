import type { StatTable } from '../../domain/stats/column.ts';
import { type Figures, type FigureTable, figureTables } from './figures.ts';

export type GameLogTable<Game extends Figures> = Omit<FigureTable, 'lists' | 'lineup'> & { games: Game[] };

const gamesPlayed = { key: 'games', title: 'Games played', columns: [], cellsOf: () => ({}) };

/**
 * The tables of a game log. The first one (the lineup table, if the sport has one) lists every game played, so that its
 * rows match the games-played count; the others list games with figures.
 */
export function logTables<Game extends Figures>(
  tables: readonly StatTable[],
  games: readonly Game[],
): GameLogTable<Game>[] {
  const played = games.filter((game) => game.played);
  const shown = figureTables(tables, games);
  if (shown.length === 0) return played.length === 0 ? [] : [{ ...gamesPlayed, games: played }];
  const complete = shown.find(({ lineup }) => lineup) ?? longest(shown, games);
  return [complete, ...shown.filter((table) => table !== complete)].map(({ lists, lineup: _, ...table }) => ({
    ...table,
    games: games.filter((game) => lists(game) || (table.key === complete.key && game.played)),
  }));
}

function longest(tables: readonly FigureTable[], games: readonly Figures[]): FigureTable {
  const length = ({ lists }: FigureTable) => games.filter(lists).length;
  return tables.reduce((best, table) => (length(table) > length(best) ? table : best));
}
