import type { SeasonBook, SeasonLine } from './season-book.ts';
import { lineFor, playerLines, sumOfLines } from './season-lines.ts';
import type { StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, toSheetColumn, withoutEmptyColumns } from './stat-sheet.ts';

export type CareerSeason = {
  title: string;
  games: readonly StatGame[];
  /** The person's published line for a season without games. */
  imported?: SeasonLine | undefined;
};

/**
 * A person's seasons and career, one table for each part of the book in which the person has figures. Imported lines
 * count in the career like those derived from games.
 */
export function careerSheets(book: SeasonBook, seasons: readonly CareerSeason[], person: string): StatSheet[] {
  const lines = seasons.map(({ title, games, imported }) => ({
    title,
    line: playerLines(book, games).get(person) ?? imported,
  }));
  const played = playerLines(
    book,
    seasons.flatMap(({ games }) => games),
  ).get(person);
  const imported = seasons.flatMap((season) => (season.imported ? [season.imported] : []));
  const career = imported.length === 0 ? played : sumOfLines(book, [...(played ? [played] : []), ...imported], false);
  if (!career) return [];
  return book.tables.flatMap((table): StatSheet[] => {
    const figures = lineFor(table.groups, career);
    const isListed = table.shownWhen
      ? table.shownWhen.some((key) => figures[key])
      : table.groups.some((group) => career[group]);
    // participation is in the list of seasons
    if (!isListed || table.playersOnly) return [];
    const rows = lines.flatMap(({ title, line }): SheetRow[] => {
      if (!line || !table.groups.some((group) => line[group])) return [];
      const own = lineFor(table.groups, line);
      return [{ kind: 'figure', name: title, cells: table.columns.map((column) => column.text(own) ?? null) }];
    });
    const total: SheetRow = {
      kind: 'total',
      name: 'Career',
      cells: table.columns.map((column) => column.text(figures) ?? null),
    };
    const sheet: StatSheet = {
      section: `career-${table.inner ?? table.section.replace(/^individual-(?:overall-?)?/, '')}`,
      caption: table.caption.replace(/Individual |Overall | Statistics|Player /g, '') || 'Statistics',
      rowLabel: 'Season',
      columns: table.columns.map(toSheetColumn),
      rows,
      foot: [total],
    };
    return [withoutEmptyColumns(sheet, table.columns)];
  });
}
