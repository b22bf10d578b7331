import type { StatLine } from '../column.ts';
import { factsOf, gameFacts } from './game-log.ts';
import type { LogTable, SeasonBook, SeasonLine } from './season-book.ts';
import { lineFor, sumOfLines, teamGroups } from './season-lines.ts';
import { mirrorGame, type StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, toSheetColumn, withoutEmptyColumns } from './stat-sheet.ts';

type Sides = { own: SeasonLine; opponents: SeasonLine };

/** Our figures in each game beside the opponents': "25-53/23-57". */
export function comparisonSheets(book: SeasonBook, games: readonly StatGame[]): StatSheet[] {
  const entries = games.map((game) => ({
    game,
    own: teamGroups(book, game),
    opponents: teamGroups(book, mirrorGame(game)),
  }));
  const lines = entries.map(({ game, own, opponents }) => ({
    game,
    own: sumOfLines(book, [own], true),
    opponents: sumOfLines(book, [opponents], true),
  }));
  const total: Sides = {
    own: sumOfLines(
      book,
      entries.map(({ own }) => own),
      true,
    ),
    opponents: sumOfLines(
      book,
      entries.map(({ opponents }) => opponents),
      true,
    ),
  };
  return book.logs
    .map((log) => comparisonSheet(log, lines, total))
    .filter(({ rows, columns }) => rows.length > 0 && columns.length > gameFacts.length);
}

function comparisonSheet(
  { caption, groups, columns }: LogTable,
  lines: readonly (Sides & { game: StatGame })[],
  total: Sides,
): StatSheet {
  // running averages make sense only for one team
  const compared = columns.filter(({ running }) => !running).map((column) => ({ ...column, optional: true as const }));
  const cellsOf = ({ own, opponents }: Sides) => {
    const sides: [StatLine, StatLine] = [lineFor(groups, own), lineFor(groups, opponents)];
    return compared.map((column) => {
      const [ours, theirs] = sides.map((line) => column.text(line));
      return ours === undefined && theirs === undefined ? null : `${ours ?? '-'}/${theirs ?? '-'}`;
    });
  };
  const rows = lines
    .filter(({ own, opponents }) => groups.some((group) => own[group] ?? opponents[group]))
    .map(
      ({ game, ...sides }): SheetRow => ({
        kind: 'game',
        name: '',
        game: game.id,
        cells: [...factsOf(game), ...cellsOf(sides)],
      }),
    );
  return withoutEmptyColumns(
    {
      section: 'game-game-comparison',
      ...(groups[0] && { inner: `game-game-comparison-${groups[0]}` }),
      caption: `${caption} Comparison`,
      rowLabel: 'Opponent',
      columns: [...gameFacts, ...compared.map(toSheetColumn)],
      rows,
      foot: [{ kind: 'total', name: 'Total', cells: [...gameFacts.map(() => null), ...cellsOf(total)] }],
    },
    compared,
    gameFacts.length,
  );
}
