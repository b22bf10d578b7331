import type { StatColumn, StatLine } from '../column.ts';
import { type Minimums, minimumText, reachesMinimum } from './minimums.ts';
import type { SeasonBook, SeasonLine, SeasonTable } from './season-book.ts';
import { lineFor, type SeasonLines } from './season-lines.ts';
import { type SheetRow, type StatSheet, toSheetColumn, withoutEmptyColumns } from './stat-sheet.ts';

type Options = {
  /** Sort key of a person's name. */
  nameOf: (person: string) => string;
  minimums?: Minimums | undefined;
  /** Limits the table to conference games. */
  conference?: boolean;
};

/** The individual tables of a season that list anyone. */
export function individualSheets(book: SeasonBook, lines: SeasonLines, options: Options): StatSheet[] {
  return book.tables
    .filter(({ overallOnly }) => !(options.conference && overallOnly))
    .map((table) => individualSheet(book, table, lines, options))
    .filter(({ rows }) => rows.length > 0);
}

function individualSheet(
  book: SeasonBook,
  table: SeasonTable,
  lines: SeasonLines,
  { nameOf, minimums = book.minimums, conference = false }: Options,
): StatSheet {
  const minimum = table.minimum === undefined ? undefined : minimums[table.minimum];
  const columns = (conference ? table.conferenceColumns : undefined) ?? table.columns;
  const cellsOf = (line: StatLine) => columns.map((column) => column.text(line) ?? null);
  const players = [...lines.players]
    .map(([person, line]) => {
      const figures = lineFor(table.groups, line);
      const meets = minimum && reachesMinimum(minimum, figures, lines);
      return { person, figures, isListed: isListed(table, line, figures), ...(meets !== undefined && { meets }) };
    })
    .filter((player) => player.isListed)
    .sort(inOrder(table, nameOf))
    .map(
      ({ person, figures, meets }): SheetRow => ({
        kind: 'player',
        name: '',
        person,
        ...(meets !== undefined && { meets }),
        cells: cellsOf(figures),
      }),
    );
  const { unassigned } = lines;
  const team: SheetRow[] =
    unassigned && !table.playersOnly && hasFigures(columns, lineFor(table.groups, unassigned))
      ? [
          {
            kind: 'team',
            name: table.unassigned ?? 'Team',
            cells: cellsOf({ ...lineFor(table.groups, unassigned), gp: lines.games }),
          },
        ]
      : [];
  const foot: SheetRow[] = table.playersOnly
    ? []
    : [
        { kind: 'total', name: 'Total', cells: cellsOf(lineFor(table.groups, lines.team)) },
        { kind: 'opponents', name: 'Opponents', cells: cellsOf(lineFor(table.groups, lines.opponents)) },
      ];
  return withoutEmptyColumns(
    {
      ...namedFor(table, conference),
      rowLabel: 'Player',
      columns: columns.map(toSheetColumn),
      rows: players.length > 0 ? [...players, ...team] : [],
      foot,
      ...(minimum && { minimum: minimumText(minimum) }),
    },
    columns,
  );
}

/** Files count the team among the players, with the games and sets of the team. */
const presence = new Set(['gp', 'gs', 'sp', 'sec', 'min']);

/** Whether a table counts more than zeros of a line; rates follow from what it or another table counts. */
const hasFigures = (columns: readonly StatColumn[], line: StatLine): boolean =>
  columns.some(({ key, formula, text }) => !formula && !presence.has(key) && /[1-9]/.test(text(line) ?? ''));

/** A table of conference games has its own section and caption. */
export function namedFor({ section, inner, caption }: SeasonTable, conference: boolean) {
  if (!conference) return { section, ...(inner && { inner }), caption };
  return {
    section: section.includes('-overall') ? section.replace('-overall', '-conference') : `${section}-conference`,
    ...(inner && { inner: `${inner}-conference` }),
    caption: caption.includes('Overall')
      ? caption.replace('Overall', 'Conference')
      : caption.replace('Individual', 'Individual Conference'),
  };
}

const isListed = ({ shownWhen, groups }: SeasonTable, line: SeasonLine, figures: StatLine): boolean =>
  shownWhen ? shownWhen.some((key) => figures[key]) : groups.length === 0 || groups.some((group) => line[group]);

type Ranked = { person: string; figures: StatLine; meets?: boolean };

/** Sorts players who reach the minimum first, then by the table's figure (absent last), then by name. */
function inOrder({ columns, sortBy, ascending }: SeasonTable, nameOf: (person: string) => string) {
  const column = columns.find(({ key }) => key === sortBy);
  return (a: Ranked, b: Ranked): number =>
    Number(b.meets ?? true) - Number(a.meets ?? true) ||
    compareValues(column, a.figures, b.figures, ascending) ||
    nameOf(a.person).localeCompare(nameOf(b.person), 'en');
}

/** Sorts largest first unless ascending; absent values come last. */
export function compareValues(
  column: Pick<StatColumn, 'value'> | undefined,
  a: StatLine,
  b: StatLine,
  ascending = false,
): number {
  const [first, second] = [column?.value(a), column?.value(b)];
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
  if (first === second) return 0;
  return first < second === ascending ? -1 : 1;
}
