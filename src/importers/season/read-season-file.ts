import { type ImportedLine, lineScopes, type PublishedColumns } from '../../domain/season-import.ts';
import { differingCells } from '../../domain/stats/season/imported-lines.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import { sheetId } from '../../domain/stats/season/stat-sheet.ts';
import { counted } from '../../web/counted.ts';
import { type Content, parseJson, readContent, refuseUnsafeJson } from '../content.ts';
import { importRefusal } from '../refusal.ts';
import type { SeasonFile, SeasonFormat, SeasonSport } from './season-format.ts';
import { statcrewSeason } from './statcrew/format.ts';
import { seasonTables } from './tables/format.ts';

const seasonFormats: readonly SeasonFormat[] = [statcrewSeason, seasonTables];

/** Far more than a season has; a larger file is malicious or damaged. */
const limits = { lines: 2000, sheets: 400, cells: 400_000, warnings: 100 };

/**
 * Reads a season file of any known format as the season of a sport. Pure: nothing is stored. Throws an `ImportRefusal` for
 * a file that is not a season, is damaged, or belongs to another sport.
 */
export function readSeasonFile(bytes: Uint8Array, sport: SeasonSport): SeasonFile & { format: string } {
  const content = readContent(bytes, parseTables);
  const format = seasonFormats.find((each) => each.recognizes(content));
  if (!format) throw importRefusal(whatItIs(content));
  const file = format.read(content, sport);
  const cells = file.sheets.reduce(
    (sum, { columns, rows, foot }) => sum + columns.length * (rows.length + foot.length),
    0,
  );
  if (file.lines.length > limits.lines || file.sheets.length > limits.sheets || cells > limits.cells)
    throw importRefusal(
      `The season has ${file.lines.length} lines and ${counted(file.sheets.length, 'table')} with ${cells} cells; the limits are ${limits.lines}, ${limits.sheets} and ${limits.cells}.`,
    );
  const compared = file.lines.map((line) => compareCells(sport.book, line));
  const warnings = [...file.warnings, ...compared.flatMap(({ warnings }) => warnings)];
  const more = warnings.length - limits.warnings;
  return {
    ...file,
    format: format.name,
    facts: { ...file.facts, columns: publishedColumns(sport.book, file) },
    lines: compared.map(({ line }) => line),
    unread: file.unread.slice(0, limits.warnings),
    warnings: more > 0 ? [...warnings.slice(0, limits.warnings), `${counted(more, 'more warning')}`] : warnings,
  };
}

/** The columns that the file itself has, without those that only follow from others. */
function publishedColumns(book: SeasonBook, { lines, publishesCounts }: SeasonFile): PublishedColumns[] {
  return lineScopes.flatMap((scope) => {
    const ofScope = lines.filter((line) => line.scope === scope);
    return book.tables.flatMap((table): PublishedColumns[] => {
      const id = sheetId(table);
      const printed = new Set(ofScope.flatMap((line) => Object.keys(line.printed[id] ?? {})));
      const hasFigures = table.groups.some((group) => ofScope.some(({ stats }) => stats[group]));
      const counts = publishesCounts && hasFigures ? table.columns.filter(({ formula }) => !formula) : [];
      const keys = new Set([...counts.map(({ key }) => key), ...printed]);
      return keys.size > 0 ? [{ scope, table: id, keys: [...keys] }] : [];
    });
  });
}

/** Keeps only the printed cells that differ from what the line's counts give, and reports contradictions. */
function compareCells(book: SeasonBook, line: ImportedLine): { line: ImportedLine; warnings: string[] } {
  const { printed, contradictions } = differingCells(book, line.stats, line.printed);
  const name = [line.lastName, line.firstName].filter(Boolean).join(', ') || line.subject;
  return {
    line: { ...line, printed },
    warnings: contradictions.map(
      (cell) =>
        `${name}: ${cell.table.caption}, ${columnName(book, sheetId(cell.table), cell.column)} is ${cell.printed}, but the other figures give ${cell.computed}; imported as published`,
    ),
  };
}

const columnName = (book: SeasonBook, table: string, key: string): string =>
  book.tables.find((each) => sheetId(each) === table)?.columns.find((column) => column.key === key)?.abbr ?? key;

/**
 * Parses JSON that programs wrote with NaN for empty cells, which is then null. Numbers become text as written, so that
 * "78.0" stays "78.0".
 */
function parseTables(text: string): unknown {
  refuseUnsafeJson(text);
  const valid = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\b(?:NaN|Infinity)\b/gs, (part) =>
    part.startsWith('"') ? part : 'null',
  );
  const asWritten = (_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value;
  try {
    return JSON.parse(valid, asWritten as Parameters<typeof JSON.parse>[1]);
  } catch {
    // names the position of the damage
    return parseJson(text);
  }
}

function whatItIs(content: Content): string {
  if (content.kind === 'json') return 'This JSON has no tables of season statistics.';
  if (/^[a-z]{2}game$/.test(content.root))
    return 'This file has one game, not the totals of a season. Use import game.';
  return `The root element <${content.root}> is not of a known season format.`;
}
