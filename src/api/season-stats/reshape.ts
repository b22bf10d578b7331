import { isExhibition, overtimeText } from '../../domain/game.ts';
import { numericDate } from '../../domain/printed-date.ts';
import { formatRecord, recordOf } from '../../domain/record.ts';
import { slugify } from '../../domain/slug.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { careerSheets } from '../../domain/stats/season/career.ts';
import { comparisonSheets } from '../../domain/stats/season/game-comparison.ts';
import { highSheets } from '../../domain/stats/season/game-highs.ts';
import { playerLogSheets, teamLogSheets } from '../../domain/stats/season/game-log.ts';
import { individualSheets } from '../../domain/stats/season/individual.ts';
import { leaderSheets } from '../../domain/stats/season/leaders.ts';
import { applyOverrides } from '../../domain/stats/season/minimums.ts';
import { resultsSheet } from '../../domain/stats/season/results.ts';
import { periodSheet } from '../../domain/stats/season/score-by-period.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import { type SeasonLines, seasonLines, sumOfLines } from '../../domain/stats/season/season-lines.ts';
import { splitSheets } from '../../domain/stats/season/splits.ts';
import type { StatGame } from '../../domain/stats/season/stat-game.ts';
import type { SheetRow, StatSheet } from '../../domain/stats/season/stat-sheet.ts';
import { teamSheet } from '../../domain/stats/season/team-comparison.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import { toSeason as scheduleSeason } from '../schedule/reshape.ts';
import {
  differenceSheet,
  importDifferences,
  rowName,
  type SourceDifference,
  sourceDifferences,
} from './differences.ts';
import { type Imported, type ImportedPerson, importedView, publishedSheets } from './imported.ts';
import type { ImportedRows } from './imported-queries.ts';
import type { findSeasonsWithStats, StatRows } from './queries.ts';
import {
  type CareerStats,
  type NamedRow,
  type NamedSheet,
  type SeasonStats,
  type StatView,
  statViews,
} from './schema.ts';
import { goalTexts, opponentOf, personKey, toResultGame, toStatGames } from './to-games.ts';

/** What all views of a season are made of. Lines are summed when a view first needs them. */
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
    /** Cells of the imports that differ from the games or, without box scores that count, from the newest import. */
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
type Options = {
  tenant: NamedTenant;
  view: StatView;
  /** Roster id of the player of the view `player`. */
  player?: number | undefined;
};

/** One view of a season. Undefined if the player has no statistics. */
export function toSeasonStats(derived: Season, { tenant, view, player }: Options): SeasonStats | undefined {
  const { book, season, sport, seasons, games, conferenceGames, people, gameNames, results, linesOf } = derived;
  const { imported, allPeople, context } = derived;
  const person = [...people].find(
    ([, { rosterPlayerIds }]) => player !== undefined && rosterPlayerIds.has(player),
  )?.[0];
  if (view === 'player' && person === undefined) return undefined;
  const { nameOf } = context;
  const options = { nameOf, minimums: context.minimums };
  const team = (played: readonly StatGame[]): StatSheet[] => {
    const byPeriod = { regulation: season.rules.periods, teamName: tenant.shortName };
    const score = periodSheet(book, played, byPeriod);
    return [teamSheet(book, linesOf(played), played, tenant.shortName), ...(score ? [score] : [])];
  };
  const resultSheets = () => [resultsSheet(results, sport.family === 'football' ? 'gbg_results' : 'game-results')];
  const views: Record<StatView, () => StatSheet[]> = {
    overall: () => [...individualSheets(book, linesOf(games), options), ...team(games), ...resultSheets()],
    conference: () => [
      ...individualSheets(book, linesOf(conferenceGames), { ...options, conference: true }),
      ...team(conferenceGames),
    ],
    team: () => team(games),
    leaders: () => leaderSheets(book, linesOf(games), options),
    highs: () => highSheets(book, games, { gameText, nameOf }),
    games: () => teamLogSheets(book, games, 'own'),
    opponents: () => teamLogSheets(book, games, 'opponents'),
    comparison: () => comparisonSheets(book, games),
    player: () =>
      person === undefined ? [] : [...playerLogSheets(book, games, person), ...splitSheets(book, games, { person })],
    splits: () => splitSheets(book, games, 'team'),
    results: resultSheets,
    source: () => publishedSheets(imported),
    differences: () => [differenceSheet(derived.differences(), nameOf)],
  };
  const hasGames = games.length > 0;
  const sheetsOf = (name: StatView): StatSheet[] => {
    if (hasGames || name === 'source' || name === 'differences') return views[name]();
    const filled = importedView(imported, name, context);
    const hasResults = name === 'results' || (name === 'overall' && filled.length > 0 && results.length > 0);
    return hasResults ? [...filled, ...resultSheets()] : filled;
  };
  const hasView = (name: StatView): boolean => {
    if (name === 'source') return imported.imports.length > 0;
    if (name === 'differences') return derived.differences().length > 0;
    if (name === 'conference' && hasGames) return conferenceGames.length > 0;
    return hasGames || (name !== 'results' && sheetsOf(name).length > 0) || (name === 'results' && results.length > 0);
  };
  const [main] = imported.imports;
  const { overall } = recordOf(results);
  const naming = { people: allPeople, games: gameNames, mirrored: view === 'opponents' };
  return {
    sport: toSportReference(sport),
    season: { id: season.id, title: season.title, isCurrent: scheduleSeason(season).isCurrent },
    seasons: seasons.map(({ title, isCurrent }) => ({ title, isCurrent })),
    record: overall.wins + overall.losses + overall.ties === 0 ? (main?.facts.overall ?? null) : formatRecord(overall),
    games: games.length,
    conferenceGames: conferenceGames.length,
    imports: imported.imports.map(({ source, sourceDate, fileName, importedAt, facts }) => ({
      source,
      date: sourceDate,
      fileName,
      importedAt,
      ...(facts.overall && { record: facts.overall }),
      ...(facts.coach && { coach: facts.coach }),
    })),
    differences: derived.differences().length,
    views: statViews.filter(hasView),
    players: [...people.values()]
      .flatMap(({ name, rosterPlayerId, hasPlayed }) =>
        rosterPlayerId === undefined || !hasPlayed ? [] : [{ rosterPlayerId, name }],
      )
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    view,
    ...(view === 'player' && player !== undefined && { playerId: player }),
    sheets: sheetsOf(view).map((sheet) => {
      const isPublished = view === 'source' || view === 'differences';
      const named = toNamedSheet(sheet, naming);
      const noted = isPublished ? named : withNotes(named, derived.differences(), nameOf);
      return main && !hasGames && !isPublished && !sheet.section.includes('results')
        ? { ...noted, source: main.source }
        : noted;
    }),
  };
}

/** The rows with their differing cells, and the players that only a source has. */
function withNotes(
  sheet: NamedSheet,
  differences: readonly SourceDifference[],
  nameOf: (person: string) => string,
): NamedSheet {
  const id = sheet.inner ?? sheet.section;
  const ofSheet = differences.filter(({ table }) => table === id);
  if (ofSheet.length === 0) return sheet;
  const byRow = Map.groupBy(ofSheet, ({ rowIndex }) => rowIndex);
  const noted = (row: NamedRow, index: number): NamedRow => {
    const ofRow = byRow.get(index);
    return ofRow ? { ...row, notes: ofRow.map(toNote) } : row;
  };
  const missing = Map.groupBy(byRow.get(-1) ?? [], ({ row }) => row.person ?? row.name);
  const onlyInSource = [...missing.values()].flatMap(([first]) =>
    first ? [{ name: rowName(first, nameOf), source: first.source, reason: first.reason }] : [],
  );
  return {
    ...sheet,
    rows: sheet.rows.map(noted),
    foot: sheet.foot.map((row, index) => noted(row, sheet.rows.length + index)),
    ...(onlyInSource.length > 0 && { onlyInSource }),
  };
}

const toNote = ({ column, derived, basis, imported, source, reason }: SourceDifference) => ({
  column: column.key,
  derived,
  basis,
  imported,
  source,
  reason,
});

const gameText = ({ opponent, localDate }: StatGame) => `${opponent} (${numericDate(localDate)})`;

type Person = {
  /** "Swarm, Molly". */
  name: string;
  jersey: string;
  /** The newest roster row in the games; undefined off public rosters. */
  rosterPlayerId: number | undefined;
  rosterPlayerIds: ReadonlySet<number>;
  url: string | undefined;
  hasPlayed: boolean;
};

type SportNames = Pick<SeasonRow['sport'], 'globalSportNameSlug' | 'shortName'>;

/** Our players by key. */
function findPeople({ games, players }: StatRows, sport: SportNames): Map<string, Person> {
  const sideOf = new Map(games.map(({ id, ourSide }) => [id, ourSide]));
  const ours = players.filter(({ gameId, side, isTeam }) => !isTeam && sideOf.get(gameId) === side);
  const people = new Map<string, Person>();
  for (const [key, lines] of Map.groupBy(ours, personKey)) {
    const last = lines.at(-1);
    if (!last) continue;
    const { lastName, firstName } = last;
    const rosterPlayerId = last.rosterPlayerId ?? undefined;
    people.set(key, {
      name: [lastName, firstName].filter(Boolean).join(', '),
      jersey: last.jersey,
      rosterPlayerId,
      rosterPlayerIds: new Set(lines.flatMap((line) => line.rosterPlayerId ?? [])),
      url:
        rosterPlayerId === undefined
          ? undefined
          : playerUrl(sport, playerSlug({ firstName, lastName }), rosterPlayerId),
      hasPlayed: lines.some(({ played }) => played),
    });
  }
  return people;
}

type GameName = { name: string; url: string | undefined };

/** Games by id as a list names them: "vs Northfield", "at Elm". */
const gamesById = ({ games }: StatRows, sport: SportNames, seasonTitle: string): Map<number, GameName> =>
  new Map(
    games.map((row) => {
      const opponent = opponentOf(row);
      const url =
        row.ourSide === null
          ? undefined
          : href('boxscore', {
              globalSportNameSlug: sport.globalSportNameSlug ?? sport.shortName,
              season: seasonTitle,
              oppSlug: (row.opponentSlug ?? slugify(opponent)) || 'game',
              gameId: String(row.id),
            });
      return [row.id, { name: `${row.locationIndicator === 'A' ? 'at' : 'vs'} ${opponent}`, url }];
    }),
  );

type Naming = { people: ReadonlyMap<string, ImportedPerson>; games: ReadonlyMap<number, GameName>; mirrored?: boolean };

const toNamedSheet = (sheet: StatSheet, naming: Naming): NamedSheet => {
  const hasPlayers = sheet.rows.some(({ kind }) => kind === 'player');
  const named = (row: SheetRow) => toNamedRow(row, hasPlayers, naming);
  return { ...sheet, columns: [...sheet.columns], rows: sheet.rows.map(named), foot: sheet.foot.map(named) };
};

function toNamedRow(row: SheetRow, hasPlayers: boolean, { people, games, mirrored }: Naming): NamedRow {
  const person = row.person === undefined ? undefined : people.get(row.person);
  const game = row.game === undefined ? undefined : games.get(row.game);
  const gameName = mirrored ? game?.name.replace(/^(?:at|vs) /, '') : game?.name;
  const url = person?.url ?? game?.url;
  return {
    kind: row.kind,
    name: person?.name ?? gameName ?? row.name,
    ...(hasPlayers && { jersey: row.kind === 'team' ? 'TM' : (row.jersey ?? person?.jersey ?? '') }),
    ...(person?.rosterPlayerId !== undefined && { rosterPlayerId: person.rosterPlayerId }),
    ...(url !== undefined && { url }),
    ...(row.game !== undefined && { gameId: row.game }),
    ...(row.rank !== undefined && { rank: row.rank }),
    ...(row.meets !== undefined && { meetsMinimum: row.meets }),
    cells: [...row.cells],
  };
}

type CareerOf = {
  player: { id: number; personId: number; firstName: string; lastName: string };
  sport: SeasonRow['sport'];
  /** Newest first. */
  seasons: readonly { id: number; title: string; url: string }[];
};

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
