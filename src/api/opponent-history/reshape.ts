import type { GameCoaches } from '../../domain/coaching/game-coaches.ts';
import { isExhibition, outcomeOf, overtimeText } from '../../domain/game.ts';
import { coverageOf } from '../../domain/series/coverage.ts';
import type { Run } from '../../domain/series/runs.ts';
import { isPostseason, marginOf, type Series, type SeriesPoints, seriesOf } from '../../domain/series/series.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type SportReference, toSportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { storyUrl } from '../games/facts.ts';
import { mapInSteps } from '../map-in-steps.ts';
import type { SportRow } from '../sports/queries.ts';
import type { OpponentGame } from './queries.ts';
import type { OpponentHistory, OpponentList, SeriesMeeting } from './schema.ts';

/** A game with the values derived from its row. */
export type SeriesGame = OpponentGame & { overtimeText: string; overtime: boolean };

export function toSeriesGame(row: OpponentGame, { family }: Pick<SportReference, 'family'>): SeriesGame {
  const innings = family === 'baseball' || family === 'softball';
  // extra sets are not overtime
  const text = family === 'volleyball' ? '' : overtimeText(row.periodsPlayed, row.periods, innings);
  return { ...row, overtimeText: text, overtime: Number(row.periodsPlayed) > row.periods && text !== '' };
}

const toOpponent = (row: OpponentGame, sport: SportReference) => ({
  id: row.opponentId,
  title: row.opponentTitle,
  slug: row.opponentSlug,
  logo: row.opponentLogo,
  location: row.opponentLocation,
  url: href('opponentHistory', {
    sportSlug: sportSlug(sport),
    opponentSlug: row.opponentSlug,
    opponentId: String(row.opponentId),
  }),
});

/** The games with a result, exhibitions excluded. */
export const decidedGames = (games: readonly SeriesGame[]): SeriesGame[] =>
  games.filter((game) => outcomeOf(game) !== undefined && !isExhibition(game.type));

/** Coverage of the sport: seasons with at least one decided game, against any opponent. */
const coverageOfGames = (games: readonly SeriesGame[]) => coverageOf(decidedGames(games));

/** All opponents played, by name. Yields to other requests in between. */
export async function toOpponentList({ sport: row }: SportRow, games: readonly SeriesGame[]): Promise<OpponentList> {
  const sport = toSportReference(row);
  const byOpponent = Map.groupBy(games, ({ opponentId }) => opponentId);
  const opponents = await mapInSteps([...byOpponent.values()], (ofOpponent) => toListedSeries(ofOpponent, sport));
  return {
    sport,
    coverage: coverageOfGames(games),
    opponents: opponents
      .filter((series) => series !== undefined)
      .sort((a, b) => a.opponent.title.localeCompare(b.opponent.title, 'en')),
  };
}

function toListedSeries(ofOpponent: readonly SeriesGame[], sport: SportReference) {
  const { meetings, overall, percentage = null, current = null } = seriesOf(ofOpponent);
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (!first || !last) return undefined;
  return {
    opponent: toOpponent(last, sport),
    meetings: meetings.length,
    record: overall,
    percentage,
    firstMeeting: first.localDate,
    lastMeeting: last.localDate,
    streak: current,
  };
}

/** The series against one opponent; undefined without a decided game. */
export function toOpponentHistory(
  { sport: row }: SportRow,
  games: readonly SeriesGame[],
  opponentId: number,
  coaches: ReadonlyMap<number, GameCoaches>,
): OpponentHistory | undefined {
  const sport = toSportReference(row);
  const ofOpponent = games.filter((game) => game.opponentId === opponentId);
  const series = seriesOf(ofOpponent);
  const last = series.meetings.at(-1);
  if (!last) return undefined;
  const over = ofOpponent.filter((game) => outcomeOf(game) !== undefined || game.noContest);
  return {
    sport,
    opponent: toOpponent(last, sport),
    coverage: coverageOfGames(games),
    meetings: series.meetings.length,
    record: series.overall,
    percentage: series.percentage ?? null,
    recordAsPlayed: series.vacated === 0 ? null : { ...series.overall, wins: series.overall.wins + series.vacated },
    vacated: series.vacated,
    forfeits: series.forfeits,
    splits: series.splits,
    lastTen: series.lastTen,
    streak: series.current ?? null,
    longestWinningStreak: toRun(series.longestWin),
    longestLosingStreak: toRun(series.longestLoss),
    points: toPoints(series.points),
    largestWins: series.largestWins.map(({ id }) => id),
    largestLosses: series.largestLosses.map(({ id }) => id),
    closestWins: series.closestWins.map(({ id }) => id),
    decades: toDecades(series),
    games: over.reverse().map((game) => toMeeting(game, sport, coaches.get(game.id))),
  };
}

const toRun = (run: Run<SeriesGame> | undefined) =>
  run ? { length: run.length, from: run.first.localDate, to: run.last.localDate } : null;

const toPoints = ({ games, ours, theirs }: SeriesPoints) => ({ games, team: ours, opponent: theirs });

const decadeOf = (date: string) => Math.floor(Number(date.slice(0, 4)) / 10) * 10;

/** Newest first. */
const toDecades = ({ meetings }: Series<SeriesGame>) =>
  [...Map.groupBy(meetings, ({ localDate }) => decadeOf(localDate))].reverse().map(([decade, games]) => {
    const { overall, percentage = null, points } = seriesOf(games);
    return { decade, meetings: games.length, record: overall, percentage, points: toPoints(points) };
  });

function toMeeting(game: SeriesGame, sport: SportReference, coaches: GameCoaches | undefined): SeriesMeeting {
  const exhibition = isExhibition(game.type);
  return {
    gameId: game.id,
    date: game.localDate,
    season: game.seasonTitle,
    locationIndicator: game.locationIndicator,
    location: game.location,
    outcome: exhibition ? null : (outcomeOf(game) ?? null),
    teamScore: game.ourScore,
    opponentScore: game.opponentScore,
    overtime: game.overtimeText,
    margin: marginOf(game) ?? null,
    conference: game.conference,
    postseason: isPostseason(game),
    exhibition,
    tournament: game.tournament,
    vacated: game.vacated,
    forfeit: game.forfeit,
    noContest: game.noContest,
    note: game.note,
    scoreText: game.preScore ?? game.postScore,
    coach: coachText(coaches),
    boxscoreUrl:
      game.boxFamily === null
        ? null
        : href('boxscore', {
            globalSportNameSlug: sportSlug(sport),
            season: game.seasonTitle,
            oppSlug: game.opponentSlug,
            gameId: String(game.id),
          }),
    recapUrl: storyUrl(game.recapDate, game.recapSlug),
  };
}

function coachText(of: GameCoaches | undefined): string | null {
  if (!of || of.coaches.length === 0) return null;
  const names = of.coaches.map(({ name }) => name).join(' and ');
  return of.role === 'interim' || of.role === 'acting' ? `${names} (${of.role})` : names;
}
