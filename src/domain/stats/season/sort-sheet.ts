import type { SheetRow } from './stat-sheet.ts';

/** The figure that a cell is sorted by: "8-15" by 8, ".345", "−2" and "12:34" as numbers. Undefined for other text. */
export function figureIn(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (text === 'INF') return Number.POSITIVE_INFINITY;
  const match = /^([−-]?)(\d*\.?\d+)(?::(\d\d))?/.exec(text.replaceAll(',', ''));
  if (!match) return undefined;
  const value = Number(match[2]) + Number(match[3] ?? 0) / 60;
  return match[1] ? -value : value;
}

type SortableRow = Pick<SheetRow, 'kind' | 'cells'>;

/** Sorts rows by the figures of a column; the team's own row and cells without a figure come last. */
export function sortRows<Row extends SortableRow>(rows: readonly Row[], column: number, ascending: boolean): Row[] {
  return rows
    .map((row) => ({ row, isFixed: row.kind === 'team', value: figureIn(row.cells[column]) }))
    .sort(
      (a, b) =>
        Number(a.isFixed) - Number(b.isFixed) ||
        Number(a.value === undefined) - Number(b.value === undefined) ||
        ((a.value ?? 0) - (b.value ?? 0)) * (ascending ? 1 : -1),
    )
    .map(({ row }) => row);
}
