import type { High, SeasonBook } from './season-book.ts';
import { personGroups, sumOfLines, teamGroups } from './season-lines.ts';
import type { StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, textColumn } from './stat-sheet.ts';

type Mark = { value: number; game: StatGame; person?: string };
type Printed = { gameText: (game: StatGame) => string; nameOf: (person: string) => string };

const opponentColumn = textColumn('opponent', 'Opponent');
const highColumn = { ...textColumn('high', 'High'), isText: undefined };

/** Game highs of the team and of players. All who share a high are listed, separated by semicolons. */
export function highSheets(book: SeasonBook, games: readonly StatGame[], printed: Printed): StatSheet[] {
  const teams = games.map((game) => ({ game, line: teamGroups(book, game) }));
  const players = games.flatMap((game) =>
    [...personGroups(book, game)].map(([person, groups]) => ({ game, person, line: sumOfLines(book, groups, false) })),
  );
  const { isText: _, ...high } = highColumn;
  const sheet = (of: 'team' | 'individual', caption: string, rows: readonly SheetRow[]): StatSheet => ({
    section: `game-highs-${of}`,
    caption,
    rowLabel: 'Statistic',
    columns: [high, ...(of === 'team' ? [] : [textColumn('player', 'Player')]), opponentColumn],
    rows,
    foot: [],
  });
  return [
    sheet('team', 'Team Game Highs', highRows(book.highs, teams, printed)),
    sheet('individual', 'Individual Game Highs', highRows(book.highs, players, printed)),
  ].filter(({ rows }) => rows.length > 0);
}

type Entry = { game: StatGame; person?: string; line: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

function highRows(highs: readonly High[], entries: readonly Entry[], { gameText, nameOf }: Printed): SheetRow[] {
  return highs.flatMap(({ title, group, key, print = String }): SheetRow[] => {
    const marks = entries.flatMap(({ line, ...entry }): Mark[] => {
      const value = line[group]?.[key];
      return typeof value === 'number' && value > 0 ? [{ value, ...entry }] : [];
    });
    if (marks.length === 0) return [];
    const best = Math.max(...marks.map(({ value }) => value));
    const holders = marks.filter(({ value }) => value === best);
    const joined = (texts: string[]) => [...new Set(texts)].join('; ');
    const people = holders.flatMap(({ person }) => (person === undefined ? [] : [nameOf(person)]));
    const cells = [
      print(best),
      ...(people.length > 0 ? [joined(people)] : []),
      joined(holders.map(({ game }) => gameText(game))),
    ];
    return [{ kind: 'figure', name: title, cells }];
  });
}
