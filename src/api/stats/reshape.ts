import { sportSlug } from '../../domain/sport.ts';
import { clock } from '../../domain/stats/column.ts';
import { periodNameOf } from '../../domain/stats/period-name.ts';
import type { PlaySource } from './play-source.ts';
import { toPenalties, toPlays, toScores } from './reshape-events.ts';
import { type TeamPictures, teamIdOf, toTeam } from './reshape-team.ts';
import type { StatsBoxScore } from './schema.ts';
import type { ScoreBook } from './score-book.ts';
import { scoreText } from './score-text.ts';

type Extras = TeamPictures & {
  /** The file's code and text of each play, by index. */
  sources: readonly PlaySource[];
};

/** The box score in the established shape, in which every figure is a string. */
export function toStatsBoxScore(book: ScoreBook, { sources, ...pictures }: Extras): StatsBoxScore {
  const { boxScore, game, ourSide } = book;
  const { home, away, venue, periods } = boxScore;
  const [homeScore, visitingScore] = [String(home.score), String(away.score)];
  return {
    homeTeam: toTeam(book, 'home', pictures),
    visitingTeam: toTeam(book, 'away', pictures),
    homeTeamName: home.name,
    visitingTeamName: away.name,
    homeScore,
    visitingScore,
    homeTeamScore: homeScore,
    visitingTeamScore: visitingScore,
    gameDate: slashed(game.date.slice(0, 10)),
    periods: periods.map(({ number }) => String(number)),
    periodLabel: periodNameOf(boxScore.family, boxScore.regulationPeriods),
    periodScoresHome: periods.map((period) => scoreText(period.home)),
    periodScoresAway: periods.map((period) => scoreText(period.away)),
    homeTeamId: teamIdOf(home),
    visitingTeamId: teamIdOf(away),
    thisTeamIsHomeTeam: ourSide === 'home',
    isNeutral: venue.neutral,
    pdfDoc: `/${sportSlug(game.sport)}/`,
    venue: {
      date: slashed(venue.date),
      start: venue.start || null,
      end: venue.end || null,
      location: venue.location,
      stadium: venue.stadium,
      attendance: venue.attendance === undefined ? '' : String(venue.attendance),
      duration: venue.duration === undefined ? '' : clock(venue.duration),
      isNeutral: venue.neutral,
      isALeagueGame: venue.conference,
      isAPostseasonGame: venue.postseason,
      officials: boxScore.officials.map(({ role, name }) => ({ title: role, name })),
      notes: venue.notes,
      rules: {
        periods: String(boxScore.regulationPeriods),
        ...(boxScore.periodMinutes !== undefined && { minutes: String(boxScore.periodMinutes) }),
        ...(boxScore.overtimeMinutes !== undefined && { minutesOfOvertime: String(boxScore.overtimeMinutes) }),
      },
    },
    plays: toPlays(boxScore, sources),
    scores: toScores(boxScore),
    penalties: toPenalties(boxScore),
    book,
  };
}

/** ISO date -> "09/05/2026". */
const slashed = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
