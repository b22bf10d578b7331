import { parse } from 'csv-parse/sync';

import { counted } from '../web/counted.ts';
import { decodeEntities } from '../web/entities.ts';
import { decodeText } from './decode-text.ts';
import { importRefusal } from './refusal.ts';
import { refuseUnsupportedText } from './unsupported-formats.ts';

/**
 * A table row: cells by normalized column name (lower case; letters, digits and "#" only), the line number, and cells
 * outside of the named columns.
 */
export type TableRow = {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly unnamed?: readonly string[];
};

/** The rows of a table and its columns as they are written, by normalized name. */
export type Table = { columns: ReadonlyMap<string, string>; rows: TableRow[] };

/** Rows of a file that is imported in one transaction; the largest known files have a fifth. */
export const maxRows = 50_000;

export const tooManyRows = (count: number): Error =>
  importRefusal(
    `The file has ${counted(count, 'row')}; the limit is ${maxRows.toLocaleString('en-US')}. Divide it into several files.`,
  );

/** "Hometown / High School" -> "hometownhighschool", "No." -> "no". */
export const plainColumn = (title: string): string => title.toLowerCase().replace(/[^a-z0-9#]/g, '');

/**
 * Reads a CSV file with commas, semicolons or tabs in any encoding. The first line is the header unless `columns` is
 * given. Throws an `ImportRefusal` with the line number if the file is damaged.
 */
export const readCsv = (bytes: Uint8Array, columns?: readonly string[]): TableRow[] => readTable(bytes, columns).rows;

/** Reads a CSV file like `readCsv`, with its header. */
export function readTable(bytes: Uint8Array, columns?: readonly string[]): Table {
  const text = decodeText(bytes);
  refuseUnsupportedText(text);
  const lines = parseLines(text);
  if (lines.length > maxRows) throw tooManyRows(lines.length);
  const header = columns ?? lines[0]?.record ?? [];
  return {
    columns: new Map(header.map((title) => [plainColumn(title), title])),
    rows: lines.slice(columns ? 0 : 1).map(rowReader(header)),
  };
}

/** The same for a table without HTML, whose cells can be escaped as HTML by a web program. */
export function readPlainTable(...file: Parameters<typeof readTable>): Table {
  const { columns, rows } = readTable(...file);
  const decoded = rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([title, cell]) => [title, decodeEntities(cell)])),
  }));
  return { columns, rows: decoded };
}

function rowReader(header: readonly string[]): (line: Line) => TableRow {
  const titles = header.map(plainColumn);
  // the second column of a name is outside of the named columns
  const isNamed = (index: number) => (titles[index] ?? '') !== '' && titles.indexOf(titles[index] ?? '') === index;
  return ({ record, info }) => {
    const unnamed = record.filter((cell, index) => cell !== '' && !isNamed(index));
    return {
      line: info.lines,
      cells: Object.fromEntries(
        titles.flatMap((title, index) => (isNamed(index) ? [[title, record[index] ?? '']] : [])),
      ),
      ...(unnamed.length > 0 && { unnamed }),
    };
  };
}

type Line = { record: string[]; info: { lines: number } };

const parserOptions = (text: string) =>
  ({
    delimiter: delimiterOf(text.slice(0, text.search(/\r?\n|$/))),
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  }) as const;

function parseLines(text: string): Line[] {
  try {
    return parse(text, parserOptions(text)) as unknown as Line[];
  } catch (error) {
    throw damagedTable(error);
  }
}

function damagedTable(error: unknown): Error {
  const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
  return importRefusal(`The table is damaged here: ${error instanceof Error ? error.message : error}`, {
    line,
    column: 1,
  });
}

function delimiterOf(line: string): string {
  const count = (mark: string) => line.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
