import { isExhibition, overtimeText } from '../../domain/game.ts';
import { recordOf } from '../../domain/record.ts';
import { highSheets } from '../../domain/stats/season/game-highs.ts';
import { applyOverrides } from '../../domain/stats/season/minimums.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import { type SeasonLines, seasonLines } from '../../domain/stats/season/season-lines.ts';
import type { StatGame } from '../../domain/stats/season/stat-game.ts';
import { teamSheet } from '../../domain/stats/season/team-comparison.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import { importDifferences, type SourceDifference, sourceDifferences } from './differences.ts';
import { gameText } from './game-text.ts';
import type { Imported } from './imported.ts';
import type { findSeasonsWithStats, StatRows } from './queries.ts';
import { findPeople, gamesById } from './season-names.ts';
import { goalTexts, toResultGame, toStatGames } from './to-games.ts';

/** The data of all views of a season. Lines are summed when a view first needs them. */
export type Season = ReturnType<typeof toSeason>;

export function toSeason(
  book: SeasonBook,
  { season, sport }: SeasonRow,
  { rows, imported, seasons, tenant }: { rows: StatRows; imported: Imported; seasons: Seasons; tenant: NamedTenant },
) {
  const innings = sport.family === 'baseball' || sport.family === 'softball';
  const games = toStatGames(rows);
  const goals = goalTexts(rows, season.rules);
  const conferenceGames = games.filter(({ conference }) => conference);
  const lines = new Map<readonly StatGame[], SeasonLines>();
  const people = findPeople(rows, sport);
  const allPeople = new Map([...imported.people, ...people]);
  const context = {
    book,
    nameOf: (key: string) => allPeople.get(key)?.name ?? '',
    minimums: applyOverrides(book.minimums, sport.statMinimums, season.rules.minimums),
    teamName: tenant.shortName,
  };
  const results = rows.games.map((row) =>
    toResultGame(row, overtimeText(row.periodsPlayed, season.rules.periods, innings), goals.get(row.id) ?? ''),
  );
  let differences: SourceDifference[] | undefined;
  const linesOf = (played: readonly StatGame[]): SeasonLines => {
    const found = lines.get(played) ?? seasonLines(book, played);
    lines.set(played, found);
    return found;
  };
  return {
    context,
    imported,
    allPeople,
    book,
    season,
    sport,
    seasons,
    games,
    conferenceGames,
    people,
    gameNames: gamesById(rows, sport, season.title),
    results,
    linesOf,
    /** Cells of the imports that differ from the games or, without counting box scores, from the newest import. */
    differences: (): SourceDifference[] => {
      if (imported.imports.length === 0) return [];
      differences ??=
        games.length === 0
          ? importDifferences(imported, context)
          : sourceDifferences(
              imported,
              {
                overall: linesOf(games),
                conference: linesOf(conferenceGames),
                games,
                team: teamSheet(book, linesOf(games), games, tenant.shortName),
                highs: highSheets(book, games, { gameText, nameOf: context.nameOf }),
                record: recordOf(results),
                exhibitions: rows.games.filter(({ type, ourSide }) => ourSide !== null && isExhibition(type)).length,
              },
              context,
            );
      return differences;
    },
  };
}

type NamedTenant = Pick<Tenant, 'shortName'>;

type Seasons = Awaited<ReturnType<typeof findSeasonsWithStats>>;
