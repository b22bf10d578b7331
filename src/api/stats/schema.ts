import { type } from 'arktype';
import { scoreBook } from './score-book.ts';

const textLine = type({ '[string]': 'string' });

const player = type({
  /** "Last, First". */
  name: 'string',
  playerFirstLastName: 'string',
  checkName: 'string',
  uniform: 'string',
  position: 'string',
  rosterPlayerId: 'number.integer | null',
  gameStarted: "'0' | '1'",
  gamePlayed: "'0' | '1'",
  'battingOrder?': 'string',
  'isAGoalie?': 'boolean',
  'minutesPlayed?': 'string',
  /** Statistic groups under the field's long names where they are known, else under ours. */
  '[string]': 'unknown',
});

const team = type({
  id: 'string',
  code: 'string',
  name: 'string',
  record: 'string',
  isTenantTeam: 'boolean',
  scoreSummary: type({
    score: 'string',
    scoreByPeriod: 'string',
    periodSummaries: type({ period: 'string', score: 'string' }).array(),
  }),
  'scoringSummary?': type({
    runs: 'string',
    hits: 'string',
    errors: 'string',
    leftOnBase: 'string',
    scoreByInnings: 'string',
  }),
  totals: type({ '[string]': textLine }),
  players: player.array(),
});

/** `Stats/boxscore/{gameId}`. Every statistic is text; our pages read `book`. */
export const statsBoxScore = type({
  homeTeam: team,
  visitingTeam: team,
  homeTeamName: 'string',
  visitingTeamName: 'string',
  homeTeamScore: 'string',
  visitingTeamScore: 'string',
  periodScoresHome: 'string[]',
  periodScoresAway: 'string[]',
  homeTeamId: 'string',
  visitingTeamId: 'string',
  thisTeamIsHomeTeam: 'boolean',
  isNeutral: 'boolean',
  pdfDoc: 'string | null',
  venue: type({
    date: 'string',
    location: 'string',
    stadium: 'string',
    attendance: 'string',
    duration: 'string',
    isALeagueGame: 'boolean',
    isAPostseasonGame: 'boolean',
    rules: textLine,
  }),
  plays: type({
    period: 'string',
    clock: 'string',
    action: 'string',
    text: 'string',
    team: 'string',
    isAHomeTeam: 'boolean',
    number: 'string',
  }).array(),
  scores: type({
    period: 'string',
    time: 'string',
    nameOfPlayer: 'string',
    nameOfFirstAssist: 'string',
    description: 'string',
  }).array(),
  penalties: type({
    period: 'string',
    time: 'string',
    team: 'string',
    player: 'string',
    description: 'string',
    minutes: 'string',
  }).array(),
  book: scoreBook,
});
/** The answer to `?fields=book`. */
export const bookAnswer = type({ book: scoreBook });

export type StatsBoxScore = typeof statsBoxScore.infer;
