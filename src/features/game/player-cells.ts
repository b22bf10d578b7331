import type { StatColumn, StatLine, StatTable as Table } from '../../domain/stats/column.ts';
import type { PlayerLine } from './stat-rows.ts';

export type Head = { key: '#' | 'POS' | 'GS'; label: string; name: string; kind: 'fact' };

const jersey: Head = { key: '#', label: '#', name: 'Jersey number', kind: 'fact' };
const position: Head = { key: 'POS', label: 'POS', name: 'Position', kind: 'fact' };
const started: Head = { key: 'GS', label: 'GS', name: 'Started the game', kind: 'fact' };

/** Fact columns before the figures; empty ones are omitted. */
export function factColumns({ lineup }: Table, lines: readonly PlayerLine[]): Head[] {
  const players = lines.map(({ player }) => player);
  const tellsStarters = players.some((player) => player.started && player.battingOrder === undefined);
  return [
    ...(players.some((player) => player.jersey !== '' && !player.isTeam) ? [jersey] : []),
    ...(lineup && players.some((player) => player.position !== '') ? [position] : []),
    ...(lineup && tellsStarters ? [started] : []),
  ];
}

/** A text column, such as decisions; an empty cell is not a missing figure. */
const isTextColumn = (column: StatColumn, lines: readonly PlayerLine[]): boolean =>
  lines.every(({ line }) => column.value(line) === undefined) &&
  lines.some(({ line }) => column.text(line) !== undefined);

/** The cells of a line by column: undefined where nothing was recorded. */
export const figures = (columns: readonly StatColumn[], line: StatLine, lines: readonly PlayerLine[]) =>
  Object.fromEntries(
    columns.map((column) => [column.key, column.text(line) ?? (isTextColumn(column, lines) ? '' : undefined)]),
  );
