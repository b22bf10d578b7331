import { type } from 'arktype';

import { locationIndicators } from '../../domain/game.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { idOf, sportName } from '../parameters.ts';

const winLoss = type({ wins: 'number.integer', losses: 'number.integer', ties: 'number.integer' });

const outcome = type.enumerated('W', 'L', 'T');

const opponentOfSeries = type({
  id: 'number.integer',
  title: 'string',
  slug: 'string',
  logo: 'string | null',
  location: 'string | null',
  /** Page of the series. */
  url: 'string',
});

/** Which seasons have known results. */
const coverage = type({
  /** Title of the first season with results; null without any. */
  since: 'string | null',
  /** Number of seasons with results. */
  seasons: 'number.integer',
  /** First years of seasons without results between the first and the last one. */
  missing: 'number.integer[]',
});

const streak = type({ outcome, length: 'number.integer' }).or('null');

/** `OpponentHistory/{sport}`. */
export const opponentList = type({
  sport: sportReference,
  coverage,
  opponents: type({
    opponent: opponentOfSeries,
    meetings: 'number.integer',
    record: winLoss,
    percentage: 'number | null',
    firstMeeting: 'string',
    lastMeeting: 'string',
    streak,
  }).array(),
});
export type OpponentList = typeof opponentList.infer;

const meeting = type({
  gameId: 'number.integer',
  date: 'string',
  season: 'string',
  locationIndicator: type.enumerated(...locationIndicators),
  location: 'string | null',
  /** Null for games that do not count in the series: no contests and exhibitions. */
  outcome: outcome.or('null'),
  teamScore: 'number.integer | null',
  opponentScore: 'number.integer | null',
  /** "OT", "2OT", "11"; empty in regulation. */
  overtime: 'string',
  /** Winning margin, negative for losses; null if no score was played. */
  margin: 'number.integer | null',
  /** "Conference", "Postseason", … in the order they are printed. */
  conference: 'boolean',
  postseason: 'boolean',
  exhibition: 'boolean',
  tournament: 'string | null',
  vacated: 'boolean',
  forfeit: type.enumerated('none', 'us', 'them', 'both'),
  noContest: 'boolean',
  note: 'string | null',
  /** Text before or after the score: "PK 4-2". */
  scoreText: 'string | null',
  /** The coach of the game, with the role unless it is head coach: "Ann Lee (interim)". */
  coach: 'string | null',
  boxscoreUrl: 'string | null',
  recapUrl: 'string | null',
});
export type SeriesMeeting = typeof meeting.infer;

const run = type({ length: 'number.integer', from: 'string', to: 'string' }).or('null');

/** `OpponentHistory/{sport}/{opponent}`. */
export const opponentHistory = type({
  sport: sportReference,
  opponent: opponentOfSeries,
  coverage,
  meetings: 'number.integer',
  record: winLoss,
  percentage: 'number | null',
  /** The record including vacated wins; null if there are none. */
  recordAsPlayed: winLoss.or('null'),
  vacated: 'number.integer',
  forfeits: 'number.integer',
  splits: {
    home: winLoss,
    away: winLoss,
    neutral: winLoss,
    conference: winLoss,
    nonconference: winLoss,
    postseason: winLoss,
    overtime: winLoss,
  },
  lastTen: winLoss,
  streak,
  longestWinningStreak: run,
  longestLosingStreak: run,
  /** Sums over the games in which a score was played. */
  points: { games: 'number.integer', team: 'number.integer', opponent: 'number.integer' },
  /** Ids in `games`; several if margins are equal. */
  largestWins: 'number.integer[]',
  largestLosses: 'number.integer[]',
  closestWins: 'number.integer[]',
  decades: type({
    /** First year: 1990 for the 1990s. */
    decade: 'number.integer',
    meetings: 'number.integer',
    record: winLoss,
    percentage: 'number | null',
    points: { games: 'number.integer', team: 'number.integer', opponent: 'number.integer' },
  }).array(),
  /** Newest first. */
  games: meeting.array(),
});
export type OpponentHistory = typeof opponentHistory.infer;

export const opponentHistoryContract = {
  list: contract({
    path: '/OpponentHistory/{sport}',
    summary: 'The series against every opponent of a sport, derived from all games',
    parameters: { sport: sportName },
    response: opponentList,
  }),
  get: contract({
    path: '/OpponentHistory/{sport}/{opponent}',
    summary: 'The series against one opponent: record, splits, streaks, margins and every game',
    parameters: { sport: sportName, opponent: idOf('opponent') },
    response: opponentHistory,
  }),
};
