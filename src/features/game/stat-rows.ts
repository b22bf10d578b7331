import type { BookPlayer, BookTeam } from '../../api/stats/score-book.ts';
import type { StatColumn, StatLine, StatTable } from '../../domain/stats/column.ts';
import { isListed, keyColumnsFirst, numberOf } from '../../domain/stats/column.ts';

export type PlayerLine = { player: BookPlayer; line: StatLine; isSubstitute: boolean };

/**
 * A team's players with a line in the table, in order: starters first in a lineup, TEAM last. Omits players who neither played nor
 * have figures, and lines that the table considers empty.
 */
export function playerLines(table: StatTable, team: BookTeam): PlayerLine[] {
  const lines = team.players.flatMap((player) => {
    const line = player.stats[table.group];
    return line && isListed(table, line, player.played && !player.isTeam) ? [{ player, line }] : [];
  });
  lines.sort((a, b) => Number(a.player.isTeam) - Number(b.player.isTeam) || compareLines(table, a, b));
  return lines.map((each, index) => ({ ...each, isSubstitute: isSubstitute(each.player, lines[index - 1]?.player) }));
}

/** Columns with a figure for any player of either team, key columns first. */
export function shownColumns(table: StatTable, teams: readonly BookTeam[]): StatColumn[] {
  const lines = teams.flatMap((team) => [
    ...playerLines(table, team).map(({ line }) => line),
    ...(team.stats[table.group] ? [team.stats[table.group] as StatLine] : []),
  ]);
  return keyColumnsFirst(table).filter((column) => lines.some((line) => column.text(line) !== undefined));
}

type Entry = { player: BookPlayer; line: StatLine };

function compareLines({ sortBy, ascending, lineup }: StatTable, a: Entry, b: Entry): number {
  if (sortBy) {
    const difference = (numberOf(a.line, sortBy) ?? 0) - (numberOf(b.line, sortBy) ?? 0);
    return ascending ? difference : -difference;
  }
  // a batting order already shows the starters
  if (!lineup || a.player.battingOrder !== undefined || b.player.battingOrder !== undefined) return 0;
  return Number(b.player.started) - Number(a.player.started);
}

const isSubstitute = (player: BookPlayer, above: BookPlayer | undefined) =>
  player.battingOrder !== undefined && !player.started && player.battingOrder === above?.battingOrder;
