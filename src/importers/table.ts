import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { importRefusal } from './refusal.ts';

/** A line of a table: its cells by the column's plain name (lower case, letters, digits and "#" only), and where it stands. */
export type TableRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** "Hometown / High School" -> "hometownhighschool", "No." -> "no". */
export const plainColumn = (title: string): string => title.toLowerCase().replace(/[^a-z0-9#]/g, '');

/**
 * Reads a CSV file with commas, semicolons or tabs in any encoding. Its first line names the columns unless `columns`
 * does. Throws an `ImportRefusal` with the line where the file is damaged.
 */
export function readCsv(bytes: Uint8Array, columns?: readonly string[]): TableRow[] {
  const text = decodeText(bytes);
  const first = text.slice(0, text.search(/\r?\n|$/));
  const lines = parseLines(text, delimiterOf(first));
  const header = columns ?? lines[0]?.record ?? [];
  const titles = header.map(plainColumn);
  return lines.slice(columns ? 0 : 1).map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(titles.flatMap((title, index) => (title === '' ? [] : [[title, record[index] ?? '']]))),
  }));
}

type Line = { record: string[]; info: { lines: number } };

function parseLines(text: string, delimiter: string): Line[] {
  try {
    return parse(text, {
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as Line[];
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw importRefusal(`The table is damaged here: ${error instanceof Error ? error.message : error}`, {
      line,
      column: 1,
    });
  }
}

function delimiterOf(line: string): string {
  const count = (mark: string) => line.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
