import { type } from 'arktype';

import { contract, type ResponseSchema } from '../contract.ts';
import { idOf, oneOf } from '../parameters.ts';
import { scoreBook } from './score-book.ts';
import { soccerActions } from './soccer-action.ts';

const textLine = type({ '[string]': 'string' });
const textOrNull = type('string | null');

const goalTypes = type({
  'gameWinningGoals?': 'string',
  'unassistedGoals?': 'string',
  'firstGoals?': 'string',
  'overtimeGoals?': 'string',
  'emptyNetGoals?': 'string',
  'hatTricks?': 'string',
  'gameTyingGoals?': 'string',
  'shootoutGoals?': 'string',
});

/** Null if not in the file. */
const miscStats = type({ corners: textOrNull, offsides: textOrNull, minutesPlayed: textOrNull });

const pitching = type({
  '[string]': 'string',
  /** Present only for the pitcher with the decision. */
  'win?': "'1'",
  'loss?': "'1'",
  'save?': "'1'",
  'gamesStarted?': "'0' | '1'",
});

const player = type({
  /** "Last, First". */
  name: 'string',
  playerFirstLastName: 'string',
  checkName: 'string',
  uniform: 'string',
  position: 'string',
  rosterPlayerId: textOrNull,
  /** Site-relative, like the picture's; null for opponents and if there is none. */
  playerUrl: textOrNull,
  playerImageUrl: textOrNull,
  gameStarted: "'0' | '1'",
  gamePlayed: "'0' | '1'",
  'battingOrder?': 'string',
  'isAGoalie?': 'boolean',
  'minutesPlayed?': 'string',
  'pitching?': pitching,
  'goalTypes?': goalTypes,
  'miscStats?': miscStats,
  /** Statistic groups under established long names, else under ours. */
  '[string]': 'unknown',
});

const periodSummary = type({
  /** 1-based; overtimes continue the numbering of regulation. */
  period: 'string',
  score: 'string',
  'shots?': 'string',
  'saves?': 'string',
  'fouls?': 'string',
  'corners?': 'string',
  'offsides?': 'string',
});

const team = type({
  /** The scorer's team code, used in plays, goals and penalties. */
  id: 'string',
  code: 'string',
  name: 'string',
  logo: textOrNull,
  record: 'string',
  conferenceRecord: 'string',
  isTenantTeam: 'boolean',
  scoreSummary: type({
    score: 'string',
    scoreByPeriod: 'string',
    periods: 'string',
    periodSummaries: periodSummary.array(),
  }),
  'scoringSummary?': type({
    runs: 'string',
    hits: 'string',
    errors: 'string',
    leftOnBase: 'string',
    scoreByInnings: 'string',
  }),
  totals: type({ 'goalTypes?': goalTypes, 'miscStats?': miscStats, '[string]': type({ '[string]': textOrNull }) }),
  players: player.array(),
});

const venue = type({
  /** MM/DD/YYYY. */
  date: 'string',
  /** As printed: "7:00 PM". */
  start: textOrNull,
  end: textOrNull,
  location: 'string',
  stadium: 'string',
  attendance: 'string',
  duration: 'string',
  isNeutral: 'boolean',
  isALeagueGame: 'boolean',
  isAPostseasonGame: 'boolean',
  officials: type({ title: 'string', name: 'string' }).array(),
  notes: 'string[]',
  rules: textLine,
});

const play = type({
  period: 'string',
  clock: 'string',
  /** TIMEOUT; one of the named actions in soccer and field hockey; otherwise SCORE or empty. */
  action: type.enumerated(...soccerActions, 'SCORE', 'TIMEOUT', ''),
  /** As in the file. */
  text: 'string',
  team: 'string',
  isAHomeTeam: 'boolean',
  /** 0-based index among all plays of the file, including those omitted here. */
  number: 'string',
});

const score = type({
  isAHomeTeam: 'boolean',
  teamId: 'string',
  period: 'string',
  time: 'string',
  /** Empty if the sport's scoring summary does not name the scorer. */
  nameOfPlayer: 'string',
  uniformNumber: textOrNull,
  seasonGoalNumber: textOrNull,
  /** "0" without an assist. */
  nameOfFirstAssist: 'string',
  nameOfSecondAssist: 'string',
  description: 'string',
});

const penalty = type({
  teamId: 'string',
  team: 'string',
  period: 'string',
  time: 'string',
  /** Null for penalties that are not cards. */
  type: "'GREEN' | 'YELLOW' | 'RED' | null",
  /** Null for a team card. */
  nameOfPlayer: textOrNull,
  uniformNumber: textOrNull,
  player: 'string',
  description: 'string',
  minutes: 'string',
});

/** `Stats/boxscore/{gameId}`. Every statistic is a string; our pages use `book`. */
export const statsBoxScore = type({
  homeTeam: team,
  visitingTeam: team,
  homeTeamName: 'string',
  visitingTeamName: 'string',
  homeScore: 'string',
  visitingScore: 'string',
  homeTeamScore: 'string',
  visitingTeamScore: 'string',
  /** MM/DD/YYYY. */
  gameDate: 'string',
  /** "1", "2" and so on, including overtime. */
  periods: 'string[]',
  /** "Half", "Quarter", "Inning". */
  periodLabel: 'string',
  periodScoresHome: 'string[]',
  periodScoresAway: 'string[]',
  homeTeamId: 'string',
  visitingTeamId: 'string',
  thisTeamIsHomeTeam: 'boolean',
  isNeutral: 'boolean',
  pdfDoc: textOrNull,
  venue,
  plays: play.array(),
  scores: score.array(),
  penalties: penalty.array(),
  book: scoreBook,
});
export type StatsBoxScore = typeof statsBoxScore.infer;

const response: ResponseSchema<StatsBoxScore | Pick<StatsBoxScore, 'book'>> = statsBoxScore;

export const statsContract = contract({
  path: '/Stats/boxscore/{gameId}',
  summary: 'The box score of a game, current while it is live; 204 without a box score',
  parameters: { gameId: idOf('game'), fields: oneOf('Only `book`: the score book, figures as numbers', 'book') },
  response,
  mayBeEmpty: true,
});

/** The same with `fields=book`. */
export const bookContract = contract({ ...statsContract, response: type({ book: scoreBook }) });
