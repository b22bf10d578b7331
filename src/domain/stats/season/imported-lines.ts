import type { ExtraColumn, ImportedLine, PrintedCells } from '../../season-import.ts';
import type { StatGroups } from '../column.ts';
import { individualSheets, namedFor } from './individual.ts';
import type { Minimums } from './minimums.ts';
import { isRounded, isSameCell } from './same-cell.ts';
import type { SeasonBook, SeasonLine, SeasonTable } from './season-book.ts';
import { lineFor, type SeasonLines, sumOfLines } from './season-lines.ts';
import { type SheetRow, type StatSheet, sheetId } from './stat-sheet.ts';

/** An imported line with the player's key within the college. */
export type PlacedLine = Pick<ImportedLine, 'scope' | 'subject' | 'stats' | 'printed'> & { person: string };

/** The lines of one scope as the engine derives them from games. A player with two rows has one line. */
export function importedSeasonLines(
  book: SeasonBook,
  lines: readonly PlacedLine[],
  scope: ImportedLine['scope'],
): SeasonLines {
  const ofScope = lines.filter((line) => line.scope === scope && Object.keys(line.stats).length > 0);
  const of = (subject: ImportedLine['subject']) => ofScope.filter((line) => line.subject === subject);
  const sum = (parts: readonly PlacedLine[], isTeam: boolean): SeasonLine =>
    sumOfLines(
      book,
      parts.map(({ stats }) => stats),
      isTeam,
    );
  const [team, unassigned] = [sum(of('team'), true), of('unassigned')];
  const players = new Map(
    [...Map.groupBy(of('player'), ({ person }) => person)].map(([person, parts]) => [person, sum(parts, false)]),
  );
  const mostGames = Math.max(0, ...[...players.values()].map((line) => line['games']?.['gp'] ?? 0));
  return {
    games: team['games']?.['gp'] ?? mostGames,
    players,
    unassigned: unassigned.length > 0 ? sum(unassigned, false) : undefined,
    team,
    opponents: sum(of('opponents'), true),
  };
}

type Options = {
  scope: ImportedLine['scope'];
  nameOf: (person: string) => string;
  minimums?: Minimums | undefined;
  extraColumns?: readonly ExtraColumn[] | undefined;
};

/** The individual tables of an import, with computed cells replaced by the ones that the file prints differently. */
export function importedSheets(
  book: SeasonBook,
  lines: readonly PlacedLine[],
  { scope, extraColumns = [], ...options }: Options,
): StatSheet[] {
  const conference = scope === 'conference';
  const tableOf = new Map(book.tables.map((table) => [sheetId(namedFor(table, conference)), sheetId(table)]));
  const printed = printedByRow(lines.filter((line) => line.scope === scope));
  return individualSheets(book, importedSeasonLines(book, lines, scope), { ...options, conference }).map((sheet) => {
    const table = tableOf.get(sheetId(sheet)) ?? sheetId(sheet);
    const extras = extraColumns.filter((extra) => extra.scope === scope && extra.table === table);
    return withPrintedCells(withColumns(sheet, extras), (row) => printed.get(rowKey(row))?.[table]);
  });
}

const rowKey = ({ kind, person }: Pick<SheetRow, 'kind' | 'person'>): string => person ?? kind;
const kindOf: Record<ImportedLine['subject'], SheetRow['kind']> = {
  player: 'player',
  unassigned: 'team',
  team: 'total',
  opponents: 'opponents',
};

/** A player with two rows prints computed cells. */
function printedByRow(lines: readonly PlacedLine[]): Map<string, PrintedCells> {
  const byRow = Map.groupBy(lines, ({ subject, person }) =>
    subject === 'player' ? person : rowKey({ kind: kindOf[subject] }),
  );
  return new Map(
    [...byRow].flatMap(([key, [first, ...others]]) => (first && others.length === 0 ? [[key, first.printed]] : [])),
  );
}

/** Adds the columns that only the file has. One with the heading of a computed column takes its place. */
function withColumns(sheet: StatSheet, extras: readonly ExtraColumn[]): StatSheet {
  let wider = sheet;
  for (const { after, column } of extras) {
    const same = wider.columns.findIndex(({ heading, over }) => heading === column.heading && over === column.over);
    if (same !== -1) {
      wider = { ...wider, columns: wider.columns.with(same, column) };
      continue;
    }
    const at = wider.columns.findIndex(({ key }) => key === after) + 1 || wider.columns.length;
    const widen = (row: SheetRow): SheetRow => ({ ...row, cells: row.cells.toSpliced(at, 0, null) });
    wider = {
      ...wider,
      columns: wider.columns.toSpliced(at, 0, column),
      rows: wider.rows.map(widen),
      foot: wider.foot.map(widen),
    };
  }
  return wider;
}

function withPrintedCells(
  sheet: StatSheet,
  printedOf: (row: SheetRow) => Readonly<Record<string, string>> | undefined,
): StatSheet {
  const print = (row: SheetRow): SheetRow => {
    const printed = printedOf(row);
    if (!printed) return row;
    return { ...row, cells: row.cells.map((cell, index) => printed[sheet.columns[index]?.key ?? ''] ?? cell) };
  };
  return { ...sheet, rows: sheet.rows.map(print), foot: sheet.foot.map(print) };
}

/** A cell of a file that its own counts contradict. */
export type Contradiction = { table: SeasonTable; column: string; printed: string; computed: string };

/**
 * The printed cells that differ from what the line's counts give, in the style of the computed cell, with those that
 * contradict the counts by more than rounding.
 */
export function differingCells(
  book: SeasonBook,
  stats: StatGroups,
  printed: PrintedCells,
): { printed: PrintedCells; contradictions: Contradiction[] } {
  const contradictions: Contradiction[] = [];
  const kept: Record<string, Record<string, string>> = {};
  for (const [id, cells] of Object.entries(printed)) {
    const table = book.tables.find((each) => sheetId(each) === id);
    // other programs print ".000" for a pitcher who never pitched
    if (table && table.groups.length > 0 && !table.groups.some((group) => stats[group])) continue;
    const line = table ? lineFor(table.groups, sumOfLines(book, [stats], false)) : {};
    for (const [key, text] of Object.entries(cells)) {
      const computed = table?.columns.find((column) => column.key === key)?.text(line);
      if (computed !== undefined && isSameCell(computed, text)) continue;
      kept[id] = { ...kept[id], [key]: inStyleOf(computed, text) };
      if (table && computed !== undefined && !isRounded(computed, text))
        contradictions.push({ table, column: key, printed: text, computed });
    }
  }
  return { printed: kept, contradictions };
}

/** ".287" for "0.287", if the computed cell has no leading zero. */
const inStyleOf = (computed: string | undefined, text: string): string =>
  /^-?0\.\d{3}$/.test(text) && (computed === undefined || /^-?\.|^1\.000$/.test(computed))
    ? text.replace('0.', '.')
    : text;
