import { formatRecord, recordOf } from '../../domain/record.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { comparisonSheets } from '../../domain/stats/season/game-comparison.ts';
import { highSheets } from '../../domain/stats/season/game-highs.ts';
import { playerLogSheets, teamLogSheets } from '../../domain/stats/season/game-log.ts';
import { individualSheets } from '../../domain/stats/season/individual.ts';
import { leaderSheets } from '../../domain/stats/season/leaders.ts';
import { resultsSheet } from '../../domain/stats/season/results.ts';
import { periodSheets } from '../../domain/stats/season/score-by-period.ts';
import { splitSheets } from '../../domain/stats/season/splits.ts';
import type { StatGame } from '../../domain/stats/season/stat-game.ts';
import type { StatSheet } from '../../domain/stats/season/stat-sheet.ts';
import { teamSheet } from '../../domain/stats/season/team-comparison.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toSeason as scheduleSeason } from '../schedule/reshape.ts';
import { differenceSheet } from './differences.ts';
import { gameText } from './game-text.ts';
import { importedView, publishedSheets } from './imported.ts';
import { toNamedSheet } from './named-sheet.ts';
import { type SeasonStats, type StatView, statViews } from './schema.ts';
import type { Season } from './season.ts';
import { withNotes } from './sheet-notes.ts';

type Options = {
  tenant: Pick<Tenant, 'shortName'>;
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
    return [teamSheet(book, linesOf(played), played, tenant.shortName), ...periodSheets(book, played, byPeriod)];
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
