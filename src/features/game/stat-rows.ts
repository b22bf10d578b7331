import type { BookPlayer, BookTeam } from '../../api/stats/score-book.ts';
import type { StatColumn, StatLine, StatTable } from '../../domain/stats/column.ts';
import { isListed, keyColumnsFirst, numberOf } from '../../domain/stats/column.ts';

export type PlayerLine = { player: BookPlayer; line: StatLine; isSubstitute: boolean };

/**
 * The players of a team with a line in the table, in its order: starters before others in a line-up, the TEAM line
 * last. Who neither played nor has a figure is left out, as are lines the table calls empty.
 */
export function playerLines(table: StatTable, team: BookTeam): PlayerLine[] {
  const lines = team.players.flatMap((player) => {
    const line = player.stats[table.group];
    return line && isListed(table, line, player.played && !player.isTeam) ? [{ player, line }] : [];
  });
  lines.sort((a, b) => Number(a.player.isTeam) - Number(b.player.isTeam) || compareLines(table, a, b));
  return lines.map((each, index) => ({ ...each, isSubstitute: isSubstitute(each.player, lines[index - 1]?.player) }));
}

/** The columns in which anybody of either team has a figure, the key columns first. */
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
  // a batting order tells by itself who started
  if (!lineup || a.player.battingOrder !== undefined || b.player.battingOrder !== undefined) return 0;
  return Number(b.player.started) - Number(a.player.started);
}

const isSubstitute = (player: BookPlayer, above: BookPlayer | undefined) =>
  player.battingOrder !== undefined && !player.started && player.battingOrder === above?.battingOrder;
