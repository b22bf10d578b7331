import { toSportReference } from '../../domain/sport-reference.ts';
import { careerSheets } from '../../domain/stats/season/career.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import { sumOfLines } from '../../domain/stats/season/season-lines.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import type { ImportedRows } from './imported-queries.ts';
import { toNamedSheet } from './named-sheet.ts';
import type { StatRows } from './queries.ts';
import type { CareerStats, NamedRow } from './schema.ts';
import { toStatGames } from './to-games.ts';

type CareerOf = {
  player: { id: number; personId: number; firstName: string; lastName: string };
  sport: SeasonRow['sport'];
  /** Newest first. */
  seasons: readonly { id: number; title: string; url: string }[];
};

/** A person's seasons of a sport with their sums. */
export function toCareerStats(
  book: SeasonBook,
  rows: StatRows,
  imported: ImportedRows,
  { player, sport, seasons }: CareerOf,
): CareerStats {
  const urlOf = new Map(seasons.map(({ title, url }) => [title, { url }]));
  const gamesOf = Map.groupBy(rows.games, ({ seasonId }) => seasonId);
  const published = new Map(seasons.map(({ id }) => [id, publishedSeason(book, imported, id)]));
  const bySeason = seasons.map(({ id, title }) => ({
    title,
    games: toStatGames({ ...rows, games: gamesOf.get(id) ?? [] }),
    imported: published.get(id)?.line,
  }));
  const sourceOf = new Map(seasons.map(({ id, title }) => [title, published.get(id)?.source]));
  return {
    sport: toSportReference(sport),
    rosterPlayerId: player.id,
    name: `${player.firstName} ${player.lastName}`.trim(),
    sheets: careerSheets(book, bySeason, `person:${player.personId}`).map((sheet) => {
      const named = toNamedSheet(sheet, { people: new Map(), games: new Map() });
      const sourced = (row: NamedRow) => {
        const source = sourceOf.get(row.name);
        return { ...row, ...urlOf.get(row.name), ...(source !== undefined && { source }) };
      };
      return { ...named, rows: named.rows.map(sourced) };
    }),
  };
}

/** A person's line in the newest import of a season without games. */
function publishedSeason(book: SeasonBook, { imports, lines }: ImportedRows, seasonId: number) {
  for (const { id, source } of imports.filter((each) => each.seasonId === seasonId && !each.hasGames)) {
    const parts = lines.filter(({ importId, stats }) => importId === id && Object.keys(stats).length > 0);
    const stats = parts.map((line) => line.stats);
    if (stats.length > 0) return { source, line: sumOfLines(book, stats, false) };
  }
  return undefined;
}
