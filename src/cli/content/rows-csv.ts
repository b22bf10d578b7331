import { stringify } from 'csv-stringify/sync';

import { escapeFormula } from '../../web/csv-table.ts';

/** Rows as commands print them, as lines of CSV that `import` reads again: lists with commas, other values as JSON, no formulas. */
export const rowsCsv = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string[] =>
  stringify([columns, ...rows.map((row) => columns.map((column) => escapeFormula(printedCell(row[column]))))])
    .trimEnd()
    .split('\n');

function printedCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
