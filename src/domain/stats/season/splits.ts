import { enDashed } from '../../../web/text.ts';
import { formatRecord } from '../../record.ts';
import type { StatLine } from '../column.ts';
import type { SeasonBook, SeasonLine, SeasonTable } from './season-book.ts';
import { lineFor, playerLines, teamLine } from './season-lines.ts';
import type { StatGame } from './stat-game.ts';
import {
  type SheetRow,
  type StatSheet,
  sheetId,
  textColumn,
  toSheetColumn,
  withoutEmptyColumns,
} from './stat-sheet.ts';

type Part = { title: string; includes: (game: StatGame) => boolean };

const monthName = (month: number) => new Date(2000, month - 1, 1).toLocaleString('en-US', { month: 'long' });
const monthOf = ({ localDate }: StatGame) => Number(localDate.slice(5, 7));

/** Ways to divide games; the parts of each cover every game once. */
export const splitGroups = (games: readonly StatGame[]): { title: string; parts: Part[] }[] => [
  {
    title: 'Site',
    parts: (
      [
        ['Home', 'H'],
        ['Away', 'A'],
        ['Neutral', 'N'],
      ] as const
    ).map(([title, indicator]) => ({ title, includes: (game) => game.locationIndicator === indicator })),
  },
  {
    title: 'Conference',
    parts: [
      { title: 'Conference', includes: ({ conference }) => conference },
      { title: 'Nonconference', includes: ({ conference }) => !conference },
    ],
  },
  {
    title: 'Result',
    parts: (
      [
        ['Wins', 'W'],
        ['Losses', 'L'],
        ['Ties', 'T'],
        ['Undecided', undefined],
      ] as const
    ).map(([title, outcome]) => ({ title, includes: (game) => game.outcome === outcome })),
  },
  {
    title: 'Opponent',
    parts: [
      { title: 'Ranked opponents', includes: ({ ranked }) => ranked },
      { title: 'Unranked opponents', includes: ({ ranked }) => !ranked },
    ],
  },
  {
    title: 'Month',
    parts: [...new Set([...games].sort(byDate).map(monthOf))].map((month) => ({
      title: monthName(month),
      includes: (game) => monthOf(game) === month,
    })),
  },
];

const byDate = (a: StatGame, b: StatGame) => a.localDate.localeCompare(b.localDate);

/** The splits of the team, or of a person (`of`). Omits parts without games. */
export function splitSheets(
  book: SeasonBook,
  games: readonly StatGame[],
  of: { person: string } | 'team',
): StatSheet[] {
  const lines = [
    { title: 'All games', games, isHeading: false },
    ...splitGroups(games).flatMap(({ title, parts }) => [
      { title, games: [] as StatGame[], isHeading: true },
      ...parts.map((part) => ({ title: part.title, games: games.filter(part.includes), isHeading: false })),
    ]),
  ].map((part) => ({ ...part, line: part.isHeading ? undefined : lineOf(book, part.games, of) }));
  return book.splits.flatMap((id): StatSheet[] => {
    const table = book.tables.find((each) => sheetId(each) === id);
    const whole = lines[0]?.line;
    if (!table || !whole || !isListed(table, whole)) return [];
    const columns = table.columns.filter(({ key }) => of !== 'team' || !['gp', 'gs', 'sec'].includes(key));
    const cellsOf = (line: StatLine) => columns.map((column) => column.text(line) ?? null);
    const rows = lines.flatMap(({ title, games: played, isHeading, line }): SheetRow[] => {
      if (isHeading) return [{ kind: 'heading', name: title, cells: [] }];
      if (played.length === 0 || !line || !table.groups.some((group) => line[group])) return [];
      const record = of === 'team' ? [String(played.length), recordText(played)] : [];
      return [{ kind: 'figure', name: title, cells: [...record, ...cellsOf(lineFor(table.groups, line))] }];
    });
    if (!rows.some(({ kind }) => kind === 'figure')) return [];
    const facts =
      of === 'team' ? [textColumn('games', 'GP', 'Games played'), textColumn('record', 'W-L', 'Record')] : [];
    const sheet: StatSheet = {
      section: `splits-${id.replace(/^individual-(?:overall-?)?/, '') || 'overall'}`,
      caption: table.caption
        .replace(/^(?:Individual|Overall) |Overall |Individual /g, '')
        .replace('Statistics', 'Splits'),
      rowLabel: 'Split',
      columns: [...facts, ...columns.map(toSheetColumn)],
      rows,
      foot: [],
    };
    return [withoutEmptyColumns(sheet, columns, facts.length)];
  });
}

/** A quarterback has a line of tackles too, all zeros. */
const isListed = ({ shownWhen, groups }: SeasonTable, line: SeasonLine): boolean => {
  const figures = lineFor(groups, line);
  return shownWhen === undefined || shownWhen.some((key) => figures[key]);
};

const lineOf = (book: SeasonBook, games: readonly StatGame[], of: { person: string } | 'team') =>
  of === 'team' ? teamLine(book, games) : playerLines(book, games).get(of.person);

function recordText(games: readonly StatGame[]): string {
  const times = (outcome: string) => games.filter((game) => game.outcome === outcome).length;
  return enDashed(formatRecord({ wins: times('W'), losses: times('L'), ties: times('T') }));
}
