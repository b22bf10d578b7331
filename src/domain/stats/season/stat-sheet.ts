import type { StatColumn } from '../column.ts';

export type SheetColumn = {
  key: string;
  heading: string;
  /** The cells' `data-label`. */
  label: string;
  /** The column in words. */
  title: string;
  /** Heading above several columns. */
  over?: string;
  /** How a rate is computed. */
  formula?: string;
  /** Aligned as text. */
  isText?: true;
};

export const rowKinds = ['player', 'team', 'total', 'opponents', 'game', 'figure', 'heading'] as const;

export type SheetRow = {
  kind: (typeof rowKinds)[number];
  /** Empty for players and games, which pages name. */
  name: string;
  person?: string;
  /** Of a row as published; pages name the others. */
  jersey?: string;
  game?: number;
  /** Rank in a list of leaders; equal figures share a rank. */
  rank?: number;
  /** Whether the player reaches the minimum; absent if the table has none. */
  meets?: boolean;
  /** A cell for each column; null if nothing was recorded. */
  cells: readonly (string | null)[];
};

/** A printable table of statistics. */
export type StatSheet = {
  /** Id of the section; several tables may share a section. */
  section: string;
  /** Id of the table inside a shared section. */
  inner?: string;
  caption: string;
  /** Heading of the name column: "Player". */
  rowLabel: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  /** Totals, below the rows. */
  foot: readonly SheetRow[];
  /** The qualifying minimum in words. */
  minimum?: string;
};

/** Id of a table in the document. */
export const sheetId = ({ inner, section }: Pick<StatSheet, 'inner' | 'section'>): string => inner ?? section;

export const toSheetColumn = ({ key, abbr, title, label = abbr, over, formula }: StatColumn): SheetColumn => ({
  key,
  heading: abbr,
  label,
  title,
  ...(over && { over }),
  ...(formula && { formula }),
});

export const textColumn = (key: string, heading: string, title = heading): SheetColumn => ({
  key,
  heading,
  label: heading,
  title,
  isText: true,
});

/** The columns without optional ones that are empty in every row. */
export function withoutEmptyColumns(sheet: StatSheet, columns: readonly StatColumn[], offset = 0): StatSheet {
  const rows = [...sheet.rows, ...sheet.foot];
  const isKept = (index: number) =>
    columns[index - offset]?.optional !== true || rows.some(({ cells }) => cells[index] != null);
  if (sheet.columns.every((_, index) => isKept(index))) return sheet;
  const pick = <Cell>(cells: readonly Cell[]) => cells.filter((_, index) => isKept(index));
  const trimmed = (row: SheetRow): SheetRow => ({ ...row, cells: pick(row.cells) });
  return { ...sheet, columns: pick(sheet.columns), rows: sheet.rows.map(trimmed), foot: sheet.foot.map(trimmed) };
}
