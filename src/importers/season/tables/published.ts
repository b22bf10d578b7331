import type { PublishedSheet } from '../../../domain/season-import.ts';
import type { SheetColumn, SheetRow } from '../../../domain/stats/season/stat-sheet.ts';
import { slugify } from '../../../web/slug.ts';
import type { FileRow, FileTable } from './find-tables.ts';
import { readHeading, readPlayerCell, readTitle } from './heading.ts';

/** What a table lists, by its headings and the names around it. */
export type TableKind = 'individual' | 'team' | 'highs' | 'games' | 'opponents' | 'leaders' | 'other';

/** Names of leader tables as pages abbreviate them. */
const leaderNames: Readonly<Record<string, string>> = {
  Pts: 'Points',
  FG: 'Field Goals',
  '3PT': '3-Pointers',
  FT: 'Free Throws',
  REB: 'Rebounds',
  AST: 'Assists',
  BLK: 'Blocks',
  STL: 'Steals',
  TO: 'Turnovers',
  PF: 'Fouls',
  MIN: 'Minutes',
  MISC: 'Assist-Turnover Ratio',
};

export function kindOf({ headings, path }: FileTable): TableKind {
  const texts = new Set(headings.map((written) => readHeading(written).text.toLowerCase()));
  const isIn = (pattern: RegExp) => path.some((part) => pattern.test(part));
  if (texts.has('statistic')) return texts.has('high') ? 'highs' : 'team';
  if (texts.has('opponent') && texts.has('date'))
    return /^opponents?$/i.test(path.at(-1) ?? '') ? 'opponents' : 'games';
  if (isIn(/leaders/i)) return 'leaders';
  return texts.has('player') || texts.has('name') ? 'individual' : 'other';
}

/** A table as published: every cell, in the order of the file. */
export function publishedSheet(table: FileTable, kind: TableKind): PublishedSheet {
  const name = table.path.at(-1) ?? '';
  const [first = '', ...others] = table.headings;
  const nameHeading = nameOf(table.headings, kind) ?? first;
  const jerseyHeading =
    kind === 'individual' ? table.headings.find((each) => readHeading(each).text === '#') : undefined;
  const cellHeadings = [first, ...others].filter((each) => each !== nameHeading && each !== jerseyHeading);
  const rows = table.rows.map((row) => toRow(row, { kind, nameHeading, jerseyHeading, cellHeadings, table }));
  const isFoot = ({ kind: rowKind }: SheetRow) => rowKind === 'total' || rowKind === 'opponents';
  return {
    ...placeOf(name, kind, table),
    rowLabel: kind === 'highs' || kind === 'team' ? 'Statistic' : readHeading(nameHeading).text,
    columns: columnsOf(table, cellHeadings, kind),
    rows: rows.filter((row) => !isFoot(row)),
    foot: rows.filter(isFoot),
  };
}

const nameOf = (headings: readonly string[], kind: TableKind) =>
  kind === 'highs' || kind === 'team'
    ? headings.find((each) => /^statistic$/i.test(readHeading(each).text))
    : headings.find((each) => /^(?:player|name|opponent)$/i.test(readHeading(each).text));

function placeOf(name: string, kind: TableKind, { path }: FileTable) {
  const slug = slugify(path.slice(-2).join(' ')) || 'table';
  const title = name.replace(/_\d+$/, '');
  const isTeam = /^team/i.test(title);
  switch (kind) {
    case 'team':
      return { view: 'team' as const, section: 'team', caption: 'Team Statistics' };
    case 'highs':
      return isTeam
        ? { view: 'highs' as const, section: 'game-highs-team', caption: 'Team Game Highs' }
        : { view: 'highs' as const, section: 'game-highs-individual', caption: 'Individual Game Highs' };
    case 'games':
      return isTeam
        ? { view: 'games' as const, section: 'game-game-our-offensive', caption: 'Game-By-Game' }
        : { view: 'games' as const, section: `game-game-${slugify(title)}`, caption: `Game-By-Game ${title}` };
    case 'opponents':
      return { view: 'opponents' as const, section: 'game-game-opponent-offensive', caption: 'Opponents Game-By-Game' };
    case 'leaders': {
      const category = leaderNames[title] ?? title;
      return {
        view: 'leaders' as const,
        section: `leaders-${slugify(category)}`,
        caption: `Category Leaders - ${category}`,
      };
    }
    default:
      return { view: 'source' as const, section: `source-${slug}`, caption: path.slice(-2).join(': ') };
  }
}

function columnsOf({ rows }: FileTable, headings: readonly string[], kind: TableKind): SheetColumn[] {
  const keys = new Map<string, number>();
  return headings.map((written, index) => {
    const { text, over } = readHeading(written);
    const plain = slugify(`${over ?? ''} ${text}`) || 'column';
    const times = (keys.get(plain) ?? 0) + 1;
    keys.set(plain, times);
    const isText = rows.some((row) => /[A-Za-z]{2}/.test(row.get(written) ?? '')) && kind !== 'team';
    const { title } = readTitle(written);
    if (kind === 'team')
      return { key: index === 0 ? 'team' : 'opponents', heading: title, label: index === 0 ? 'Team' : title, title };
    return {
      key: times === 1 ? plain : `${plain}-${times}`,
      heading: text,
      label: text,
      title: text,
      ...(over && { over }),
      ...(isText && { isText: true as const }),
    };
  });
}

type Reading = {
  kind: TableKind;
  nameHeading: string;
  jerseyHeading: string | undefined;
  cellHeadings: readonly string[];
  table: FileTable;
};

function toRow(row: FileRow, { kind, nameHeading, jerseyHeading, cellHeadings, table }: Reading): SheetRow {
  const written = row.get(nameHeading) ?? '';
  const cells = cellHeadings.map((heading) => printCell(table, heading, row.get(heading)));
  if (kind === 'highs') return { kind: 'figure', name: written, cells };
  if (kind === 'team') {
    const { title } = readTitle(written);
    const isHeading = cells.every((cell) => cell === title || cell === null);
    return isHeading ? { kind: 'heading', name: title, cells: [] } : { kind: 'figure', name: title, cells };
  }
  if (kind === 'games' || kind === 'opponents') {
    const isTotal = row.get(findHeading(table, /^date$/i)) === undefined;
    const total = /^opponents?$/i.test(written) ? ('opponents' as const) : ('total' as const);
    return { kind: isTotal ? total : 'game', name: isTotal && total === 'opponents' ? 'Opponents' : written, cells };
  }
  const { name, jersey } = readPlayerCell(written);
  if (/^totals?$/i.test(name)) return { kind: 'total', name: 'Total', cells };
  if (/^opponents?$/i.test(name)) return { kind: 'opponents', name: 'Opponents', cells };
  const number = jersey || (jerseyHeading ? (row.get(jerseyHeading) ?? '').replace(/\.0$/, '') : '');
  return { kind: /^tm$/i.test(number) ? 'team' : 'player', name, jersey: number, cells };
}

const findHeading = ({ headings }: FileTable, pattern: RegExp) =>
  headings.find((each) => pattern.test(readHeading(each).text)) ?? '';

/** Spreadsheets write whole numbers as "27.0" in a column with empty cells, and ".396" as "0.396" or "0.4". */
function printCell({ rows }: FileTable, heading: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const cells = rows.map((row) => row.get(heading));
  const isPadded = cells.includes(undefined) && cells.every((cell) => cell === undefined || /^-?\d+\.0$/.test(cell));
  if (isPadded) return text.replace(/\.0$/, '');
  const isRate =
    cells.some((cell) => /^0\.\d{3}$/.test(cell ?? '')) &&
    cells.every((cell) => /^(?:[01]\.\d{1,3})?$/.test(cell ?? ''));
  return isRate ? Number(text).toFixed(3).replace(/^0\./, '.') : text;
}
