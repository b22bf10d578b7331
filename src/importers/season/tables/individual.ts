import { nameKey, parsePersonName } from '../../../domain/person-name.ts';
import type { ExtraColumn, ImportedLine } from '../../../domain/season-import.ts';
import { readCell } from '../../../domain/stats/season/read-cell.ts';
import type { SeasonBook } from '../../../domain/stats/season/season-book.ts';
import { sheetId } from '../../../domain/stats/season/stat-sheet.ts';
import { slugify } from '../../../web/slug.ts';
import { parseJersey } from '../../jersey.ts';
import type { Unread } from '../../unread.ts';
import type { FileRow, FileTable } from './find-tables.ts';
import { type Heading, readHeading, readPlayerCell } from './heading.ts';
import { matchTable } from './match-table.ts';

type Line = Omit<ImportedLine, 'stats' | 'printed'> & {
  stats: Record<string, Record<string, number | string>>;
  printed: Record<string, Record<string, string>>;
};

const identityHeadings = /^(?:#|no\.?|player|name|bio)$/i;

/** The lines of the individual tables, merged by player, with columns that the sport's tables do not have. */
export function readIndividualTables(
  tables: readonly FileTable[],
  book: SeasonBook,
): { lines: ImportedLine[]; extraColumns: ExtraColumn[]; warnings: string[]; unread: Unread } {
  const lines = new Map<string, Line>();
  const extraColumns: ExtraColumn[] = [];
  const warnings: string[] = [];
  const unread: Unread = [];
  for (const { path, headings, rows } of tables) {
    const name = path.at(-1) ?? '';
    const scope = path.slice(1).some((part) => /conference/i.test(part)) ? 'conference' : 'overall';
    const figures = headings
      .map((written) => ({ written, ...readHeading(written) }))
      .filter(({ text }) => !identityHeadings.test(text));
    const matched = matchTable(book, figures, /^(?:overall|conference)$/i.test(name) ? '' : name);
    if (!matched) {
      warnings.push(`table "${name}" has no known columns; shown as published only`);
      continue;
    }
    const id = sheetId(matched.table);
    const group = matched.table.groups[0] ?? '';
    let after = '';
    const columns = figures.map((heading, index) => {
      const column = matched.columns[index];
      const key = column?.key ?? `extra-${slugify(heading.text)}`;
      if (!column) extraColumns.push({ scope, table: id, after, column: extraColumn(key, heading) });
      after = key;
      return { ...heading, column, key };
    });
    const seen = new Map<string, number>();
    for (const row of rows) {
      const identity = readIdentity(row);
      if (!identity) {
        unread.push(`table "${name}": a row without a name is skipped`);
        continue;
      }
      const place = `${scope}|${identity.subject}|${nameKey(identity)}|${identity.jersey}`;
      // a player may have two rows, whose figures add up
      const occurrence = (seen.get(place) ?? 0) + 1;
      seen.set(place, occurrence);
      const key = `${place}|${occurrence}`;
      const line = lines.get(key) ?? { ...identity, scope, stats: {}, printed: {} };
      lines.set(key, line);
      for (const { written, text, column, key: columnKey } of columns) {
        const cell = row.get(written);
        if (cell === undefined || /^-+$/.test(cell)) continue;
        line.printed[id] = { ...line.printed[id], [columnKey]: cell };
        const read = column && readCell(column, cell);
        if (column && !read) {
          unread.push(
            `table "${name}", ${rowName(identity)}: ${text} "${cell.slice(0, 40)}" is not a figure; the cell is skipped`,
          );
          delete line.printed[id][columnKey];
        } else if (read) addFigures(line, read.group === 'games' ? 'games' : group, read.figures);
      }
    }
  }
  return { lines: [...lines.values()], extraColumns, warnings, unread };
}

/** The first table that has a figure decides; another value in a later table stays a printed cell. */
function addFigures(line: Line, group: string, figures: Readonly<Record<string, number | string>>) {
  if (Object.keys(figures).length > 0) line.stats[group] = { ...figures, ...line.stats[group] };
}

const extraColumn = (key: string, { text, over }: Heading) => ({
  key,
  heading: text,
  label: text,
  title: text,
  ...(over && { over }),
});

type Identity = Pick<Line, 'subject' | 'firstName' | 'lastName' | 'jersey' | 'position' | 'classYear'>;

const rowName = ({ lastName, firstName, subject }: Identity) =>
  [lastName, firstName].filter(Boolean).join(', ') || subject;

/** Who a row is about: a player, the team's unassigned figures, the team or its opponents. */
function readIdentity(row: FileRow): Identity | undefined {
  const of = (pattern: RegExp) => [...row].find(([heading]) => pattern.test(readHeading(heading).text))?.[1] ?? '';
  const { name, jersey: printed } = readPlayerCell(of(/^(?:player|name)$/i));
  const number = of(/^(?:#|no\.?)$/i).replace(/\.0$/, '');
  const none = { firstName: '', lastName: '', jersey: '', position: '', classYear: '' };
  if (/^(?:totals?|team totals?)$/i.test(name)) return { ...none, subject: 'team' };
  if (/^opponents?(?: totals?)?$/i.test(name)) return { ...none, subject: 'opponents' };
  if (/^tm$/i.test(number) || /^(?:team|tm)$/i.test(name)) return { ...none, subject: 'unassigned' };
  if (name === '') return undefined;
  return { ...none, ...parsePersonName(name), subject: 'player', jersey: parseJersey(printed || number) };
}
