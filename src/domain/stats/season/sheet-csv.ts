import { csvTable } from '../../../web/csv-table.ts';
import type { StatSheet } from './stat-sheet.ts';

type NamedRow = StatSheet['rows'][number] & { jersey?: string | null; name: string };

/** A table as comma-separated values; players and games are named by `name` of their rows. */
export function sheetCsv({
  columns,
  rows,
  foot,
  rowLabel,
}: Omit<StatSheet, 'rows' | 'foot'> & { rows: readonly NamedRow[]; foot: readonly NamedRow[] }): string {
  const hasJerseys = rows.some(({ jersey }) => jersey !== undefined);
  const heads = [
    ...(hasJerseys ? ['#'] : []),
    rowLabel,
    ...columns.map(({ over, heading }) => (over && over !== heading ? `${over} ${heading}` : heading)),
  ];
  const lines = [...rows, ...foot].map(({ jersey, name, cells }) => [
    ...(hasJerseys ? [jersey ?? ''] : []),
    name,
    ...cells,
  ]);
  return csvTable([heads, ...lines]);
}
