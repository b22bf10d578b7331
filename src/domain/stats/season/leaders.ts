import type { StatColumn, StatLine } from '../column.ts';
import { compareValues } from './individual.ts';
import { type Minimums, minimumText, reachesMinimum } from './minimums.ts';
import type { LeaderList, SeasonBook } from './season-book.ts';
import { lineFor, type SeasonLines } from './season-lines.ts';
import { type SheetRow, type StatSheet, toSheetColumn } from './stat-sheet.ts';

const listed = 10;

/** Undefined for team figures that belong to no player. */
type Entry = { person: string | undefined; figures: StatLine; text: string | undefined; meets: boolean };

const teamEntry = (by: StatColumn | undefined, figures: StatLine): Entry => ({
  person: undefined,
  figures,
  text: by?.text(figures),
  meets: true,
});

type Options = { nameOf: (person: string) => string; minimums?: Minimums | undefined };

/** The category leaders; categories without figures are omitted. */
export const leaderSheets = (book: SeasonBook, lines: SeasonLines, options: Options): StatSheet[] =>
  book.leaders.map((list) => leaderSheet(book, list, lines, options)).filter(({ rows }) => rows.length > 0);

/**
 * Ten leaders, plus players tied with the tenth. Equal printed figures share a rank. Players below the minimum of a rate
 * are listed last, without a rank.
 */
function leaderSheet(
  book: SeasonBook,
  { title, groups, columns, ascending, minimum: name, unassigned }: LeaderList,
  lines: SeasonLines,
  { nameOf, minimums = book.minimums }: Options,
): StatSheet {
  const [by] = columns;
  const minimum = name === undefined ? undefined : minimums[name];
  const entries: Entry[] = [
    ...[...lines.players].map(([person, line]): Entry => {
      const figures = lineFor(groups, line);
      return { person, figures, text: by?.text(figures), meets: !minimum || reachesMinimum(minimum, figures, lines) };
    }),
    ...(unassigned && lines.unassigned
      ? [teamEntry(by, { ...lineFor(groups, lines.unassigned), gp: lines.games })]
      : []),
  ]
    .filter(({ figures, text }) => text !== undefined && (ascending || by?.value(figures) !== 0))
    .sort(
      (a, b) =>
        Number(b.meets) - Number(a.meets) ||
        compareValues(by, a.figures, b.figures, ascending) ||
        Number(a.person === undefined) - Number(b.person === undefined) ||
        nameOf(a.person ?? '').localeCompare(nameOf(b.person ?? ''), 'en'),
    );
  const last = entries[listed - 1];
  const shown = entries.filter(
    ({ text, meets }, index) => index < listed || (text === last?.text && meets === last?.meets),
  );
  // the team does not take a rank from a player
  const ranked = shown.filter(({ person }) => person !== undefined);
  const cellsOf = (figures: StatLine) => columns.map((column) => column.text(figures) ?? null);
  return {
    section: `leaders-${title.toLowerCase().replace(/\W+/g, '-')}`,
    caption: `Category Leaders - ${title}`,
    rowLabel: 'Player',
    columns: columns.map(toSheetColumn),
    rows: shown.map(
      ({ person, figures, text, meets }): SheetRow =>
        person === undefined
          ? { kind: 'team', name: 'Team', cells: cellsOf(figures) }
          : {
              kind: 'player',
              name: '',
              person,
              ...(meets && { rank: ranked.findIndex((other) => other.text === text) + 1 }),
              ...(minimum && { meets }),
              cells: cellsOf(figures),
            },
    ),
    foot: [],
    ...(minimum && { minimum: minimumText(minimum) }),
  };
}
