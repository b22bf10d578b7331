import type { StatSheet } from './stat-sheet.ts';

type NamedRow = StatSheet['rows'][number] & { jersey?: string | null; name: string };

/** A table as comma-separated values; names of players and games are in `name` of the rows. */
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
    ...cells.map((cell) => cell ?? ''),
  ]);
  return [heads, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

/**
 * A field that spreadsheets read as text or number, never as a formula. Real minus signs and en dashes become hyphens.
 */
export function csvField(text: string): string {
  const plain = text.replace(/[−–]/g, '-');
  const isNumber = /^-?[\d.,:]+$/.test(plain);
  const safe = /^[=+\-@\t\r]/.test(plain) && !isNumber ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
