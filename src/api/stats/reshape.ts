import type { Side } from '../../domain/side.ts';
import { clock } from '../../domain/stats/column.ts';
import { toFieldNames } from './field-names.ts';
import { scoreText } from './score-text.ts';
import type { StatsBoxScore } from './schema.ts';
import type { BookPlayer, ScoreBook } from './score-book.ts';

/** The score book in the shape of the field's programs, where every figure is text. */
export function toStatsBoxScore(book: ScoreBook): StatsBoxScore {
  const { boxScore, game, ourSide } = book;
  const { home, away, venue, periods } = boxScore;
  const names = { home: home.code || home.name, away: away.code || away.name };
  return {
    homeTeam: toTeam(book, 'home'),
    visitingTeam: toTeam(book, 'away'),
    homeTeamName: home.name,
    visitingTeamName: away.name,
    homeTeamScore: String(home.score),
    visitingTeamScore: String(away.score),
    periodScoresHome: periods.map((period) => scoreText(period.home)),
    periodScoresAway: periods.map((period) => scoreText(period.away)),
    homeTeamId: names.home,
    visitingTeamId: names.away,
    thisTeamIsHomeTeam: ourSide === 'home',
    isNeutral: venue.neutral,
    pdfDoc: `/${game.sport.globalSportNameSlug ?? game.sport.shortName}/`,
    venue: {
      date: venue.date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
      location: venue.location,
      stadium: venue.stadium,
      attendance: venue.attendance === undefined ? '' : String(venue.attendance),
      duration: venue.duration === undefined ? '' : clock(venue.duration),
      isALeagueGame: venue.conference,
      isAPostseasonGame: venue.postseason,
      rules: { periods: String(boxScore.regulationPeriods) },
    },
    plays: boxScore.plays
      .filter((play) => play.kind === 'play')
      .map((play, index) => ({
        period: String(play.period),
        clock: play.clock,
        action: play.scoring ? 'SCORE' : '',
        text: play.text,
        team: play.side === null ? '' : names[play.side],
        isAHomeTeam: play.side === 'home',
        number: String(index + 1),
      })),
    scores: boxScore.scoring.map((score) => ({
      period: String(score.period),
      time: score.clock,
      nameOfPlayer: '',
      nameOfFirstAssist: '0',
      description: score.text,
    })),
    penalties: boxScore.penalties.map((penalty) => ({
      period: String(penalty.period),
      time: penalty.clock,
      team: names[penalty.side],
      player: penalty.player,
      description: penalty.text,
      minutes: penalty.minutes === undefined ? '' : String(penalty.minutes),
    })),
    book,
  };
}

function toTeam({ boxScore, ourSide }: ScoreBook, side: Side): StatsBoxScore['homeTeam'] {
  const team = boxScore[side];
  const scores = boxScore.periods.map((period) => ({ period: period.label, score: scoreText(period[side]) }));
  const byPeriod = scores.map(({ score }) => score).join(',');
  const line = team.stats['line'];
  return {
    id: team.code || team.name,
    code: team.code,
    name: team.name,
    record: team.record,
    isTenantTeam: side === ourSide,
    scoreSummary: { score: String(team.score), scoreByPeriod: byPeriod, periodSummaries: scores },
    ...(line && {
      scoringSummary: {
        runs: String(line['r'] ?? team.score),
        hits: String(line['h'] ?? ''),
        errors: String(line['e'] ?? ''),
        leftOnBase: String(line['lob'] ?? ''),
        scoreByInnings: byPeriod,
      },
    }),
    totals: toFieldNames(team.stats),
    players: team.players.filter((player) => !player.isTeam).map(toPlayer),
  };
}

function toPlayer(player: BookPlayer): StatsBoxScore['homeTeam']['players'][number] {
  const { firstName, lastName, stats } = player;
  const minutes = stats['shots']?.['min'];
  return {
    ...toFieldNames(stats),
    name: [lastName, firstName].filter(Boolean).join(', '),
    playerFirstLastName: `${firstName} ${lastName}`.trim(),
    checkName: player.checkName,
    uniform: player.jersey,
    position: player.position,
    rosterPlayerId: player.rosterPlayerId,
    gameStarted: player.started ? '1' : '0',
    gamePlayed: player.played ? '1' : '0',
    ...(player.battingOrder !== undefined && { battingOrder: String(player.battingOrder) }),
    ...(stats['goalkeeping'] && { isAGoalie: true }),
    ...(minutes !== undefined && { minutesPlayed: String(minutes) }),
  };
}
