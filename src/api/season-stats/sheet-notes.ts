import { rowName, type SourceDifference } from './differences.ts';
import type { NamedRow, NamedSheet } from './schema.ts';

/** Adds notes on differing cells to the rows, and the players that are only in a source. */
export function withNotes(
  sheet: NamedSheet,
  differences: readonly SourceDifference[],
  nameOf: (person: string) => string,
): NamedSheet {
  const id = sheet.inner ?? sheet.section;
  const ofSheet = differences.filter(({ table }) => table === id);
  if (ofSheet.length === 0) return sheet;
  const byRow = Map.groupBy(ofSheet, ({ rowIndex }) => rowIndex);
  const noted = (row: NamedRow, index: number): NamedRow => {
    const ofRow = byRow.get(index);
    return ofRow ? { ...row, notes: ofRow.map(toNote) } : row;
  };
  const missing = Map.groupBy(byRow.get(-1) ?? [], ({ row }) => row.person ?? row.name);
  const onlyInSource = [...missing.values()].flatMap(([first]) =>
    first ? [{ name: rowName(first, nameOf), source: first.source, reason: first.reason }] : [],
  );
  return {
    ...sheet,
    rows: sheet.rows.map(noted),
    foot: sheet.foot.map((row, index) => noted(row, sheet.rows.length + index)),
    ...(onlyInSource.length > 0 && { onlyInSource }),
  };
}

const toNote = ({ column, derived, basis, imported, source, reason }: SourceDifference) => ({
  column: column.key,
  derived,
  basis,
  imported,
  source,
  reason,
});
