import { enDashed } from '../../../web/text.ts';
import { numericDate } from '../../printed-date.ts';
import type { StatGroups } from '../column.ts';
import { addGame, type sumGames } from '../season-line.ts';
import type { LogTable, SeasonBook, SeasonLine } from './season-book.ts';
import { lineFor, personGroups, sumOfLines, teamGroups } from './season-lines.ts';
import { mirrorGame, type StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, textColumn, toSheetColumn, withoutEmptyColumns } from './stat-sheet.ts';

/** The first columns of a list of games. */
export const gameFacts = [
  textColumn('date', 'Date'),
  textColumn('score', 'Score'),
  textColumn('result', 'W/L', 'Result'),
];
export const factsOf = (game: StatGame) => [numericDate(game.localDate), scoreOf(game), game.outcome ?? null];

/** "25–20". */
export const scoreOf = ({ own, opponents }: StatGame): string | null =>
  own.score === null || opponents.score === null ? null : enDashed(`${own.score}-${opponents.score}`);

type Entry = { game: StatGame; groups: readonly StatGroups[] };

const sheetsOf = (
  book: SeasonBook,
  entries: readonly Entry[],
  isTeam: boolean,
  { section, prefix }: { section: string; prefix: string },
): StatSheet[] =>
  book.logs.flatMap((log) => {
    const sheet = logSheet(book, log, entries, isTeam, { section, prefix });
    return sheet.rows.length > 0 ? [sheet] : [];
  });

/** The team's games, or the opponents' (`of`), in one table for each part of the book. */
export function teamLogSheets(book: SeasonBook, games: readonly StatGame[], of: 'own' | 'opponents'): StatSheet[] {
  const played = of === 'own' ? games : games.map(mirrorGame);
  const entries = played.map((game) => ({ game, groups: [teamGroups(book, game)] }));
  return sheetsOf(book, entries, true, {
    section: of === 'own' ? 'game-game-our-offensive' : 'game-game-opponent-offensive',
    prefix: of === 'own' ? '' : 'Opponents ',
  });
}

/** The games in which a person played. */
export function playerLogSheets(book: SeasonBook, games: readonly StatGame[], person: string): StatSheet[] {
  const entries = games.flatMap((game) => {
    const groups = personGroups(book, game).get(person);
    return groups ? [{ game, groups }] : [];
  });
  return sheetsOf(book, entries, false, { section: 'game-game-player', prefix: '' });
}

function logSheet(
  book: SeasonBook,
  { caption, groups, columns }: LogTable,
  entries: readonly Entry[],
  isTeam: boolean,
  { section, prefix }: { section: string; prefix: string },
): StatSheet {
  const soFar: ReturnType<typeof sumGames> = {};
  const rows: SheetRow[] = [];
  const cellsOf = (line: SeasonLine, running: SeasonLine) => {
    const [figures, soFarFigures] = [lineFor(groups, line), lineFor(groups, running)];
    return columns.map((column) => column.text(column.running ? soFarFigures : figures) ?? null);
  };
  const completed = (sums: SeasonLine) => book.derive?.(sums, isTeam) ?? sums;
  const hasRunning = columns.some(({ running }) => running);
  for (const { game, groups: lines } of entries) {
    for (const each of lines) addGame(soFar, each);
    const line = sumOfLines(book, lines, isTeam);
    if (!groups.some((group) => line[group])) continue;
    const running = hasRunning ? completed(soFar) : line;
    rows.push({
      kind: 'game',
      name: '',
      game: game.id,
      cells: [...factsOf(game), ...cellsOf(line, running)],
    });
  }
  const total = completed(soFar);
  return withoutEmptyColumns(
    {
      section,
      ...(groups[0] && { inner: `${section}-${groups[0]}` }),
      caption: prefix + caption,
      rowLabel: 'Opponent',
      columns: [...gameFacts, ...columns.map(toSheetColumn)],
      rows,
      foot:
        rows.length > 0 ? [{ kind: 'total', name: 'Total', cells: [null, null, null, ...cellsOf(total, total)] }] : [],
    },
    columns,
    gameFacts.length,
  );
}
