import type { StatSheet } from './stat-sheet.ts';

export type SheetSort = { key: string; ascending: boolean };

/** The figure that a cell is sorted by: "8-15" by 8, ".345", "−2" and "12:34" as numbers. Undefined for other text. */
export function figureIn(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (text === 'INF') return Number.POSITIVE_INFINITY;
  const match = /^([−-]?)(\d*\.?\d+)(?::(\d\d))?/.exec(text.replaceAll(',', ''));
  if (!match) return undefined;
  const value = Number(match[2]) + Number(match[3] ?? 0) / 60;
  return match[1] ? -value : value;
}

/** Sorts the players by a column; rows of the team stay last, and so do cells without a figure. */
export function sortSheet(sheet: StatSheet, { key, ascending }: SheetSort): StatSheet {
  const index = sheet.columns.findIndex((column) => column.key === key);
  if (index === -1) return sheet;
  const isFixed = ({ kind }: StatSheet['rows'][number]) => kind === 'team';
  const rows = sheet.rows
    .filter((row) => !isFixed(row))
    .map((row) => ({ row, value: figureIn(row.cells[index]) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return ascending ? a.value - b.value : b.value - a.value;
    })
    .map(({ row }) => row);
  return { ...sheet, rows: [...rows, ...sheet.rows.filter(isFixed)] };
}
