import { type } from 'arktype';

import { side } from '../../domain/side.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { idOf, idsOf, required } from '../parameters.ts';

const link = type({ url: 'string' });

/** The current score of a game in progress; `period` is 0 and `clock` empty if not available. */
export const liveScore = type({
  teamScore: 'string',
  opponentScore: 'string',
  period: 'number.integer',
  clock: 'string',
});

export const gameOpponent = type({
  id: 'number.integer | null',
  /** Name without rank; the title of a meet without an opponent. */
  title: 'string',
  slug: 'string',
  abbrev: 'string | null',
  /** Rank as printed: "No. 2", "RV". */
  prefix: 'string | null',
  mascot: 'string | null',
  location: 'string | null',
  website: 'string | null',
  color: 'string | null',
  image: type({ fullpath: 'string' }).or('null'),
});

export const facility = type({
  id: 'number.integer',
  title: 'string',
  street: 'string | null',
  city: 'string | null',
  state: 'string | null',
  country: 'string | null',
  url: 'string | null',
});

export const gameResult = type({
  status: "'W' | 'L' | 'T' | 'N'",
  teamScore: 'string | null',
  opponentScore: 'string | null',
  preScore: 'string | null',
  postScore: 'string | null',
  boxscore: link.or('null'),
  recap: link.or('null'),
});

/** Fields of both game objects that extend the established shapes, for our pages. */
export const gameFacts = type({
  /** The college's side according to the schedule; the visiting team is printed first. */
  ourSide: side,
  /** The nine states, 0-8 (domain/game-state.ts). */
  gameState: '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8',
  gameStateReason: 'string | null',
  /** Original local date, if rescheduled. */
  originalDate: 'string | null',
  /** "OT", "2OT", "11" (innings); empty in regulation. */
  overtime: 'string',
  isExhibition: 'boolean',
  conferenceTournament: 'boolean',
  /** 0 for a single game, otherwise 1 or 2. */
  doubleheader: 'number.integer',
  /** IANA zone of the venue. */
  timezone: 'string',
  /** `date` in the venue's time zone. */
  venueDate: 'string',
  /** `time` in the venue's time zone, with the zone ("6 p.m. CDT") if it differs from the college's. */
  venueTime: 'string',
  /** The end date in the venue's time zone. */
  venueEndDate: 'string | null',
  /** Placing of a meet: "1st of 12". */
  placing: 'string | null',
  forfeit: "'none' | 'us' | 'them' | 'both'",
  vacated: 'boolean',
  noContest: 'boolean',
  hostedNotOurs: 'boolean',
  live: liveScore.or('null'),
  /** URL of the box score page; null without a box score. */
  boxscoreUrl: 'string | null',
  /** URL of the game center; null for meets and games without live coverage. */
  gameCenterUrl: 'string | null',
  recapUrl: 'string | null',
  previewUrl: 'string | null',
  season: type({ id: 'number.integer', title: 'string' }),
  note: 'string | null',
});

/** The game of `Schedule`, `ScheduleGames`, `Calendar` and stories. */
export const scheduleGame = gameFacts.merge({
  id: 'number.integer',
  /** Wall time in the college's zone, without offset; midnight while the time is TBA. */
  date: 'string',
  dateUtc: 'string | null',
  /** "7 p.m.", "Noon", "TBA", or null. */
  time: 'string | null',
  tbd: 'boolean',
  allDay: 'boolean',
  enddate: 'string | null',
  /** A: upcoming, O: played. */
  status: "'A' | 'O'",
  gameStateDisplay: 'string',
  /** Regular, postseason, exhibition, scrimmage, other. */
  type: "'R' | 'P' | 'E' | 'S' | 'X'",
  locationIndicator: "'H' | 'A' | 'N'",
  atVs: "'at' | 'vs'",
  location: 'string | null',
  facility: facility.or('null'),
  conference: 'boolean',
  opponent: gameOpponent,
  teamPrefix: 'string | null',
  tournament: type({ title: 'string' }).or('null'),
  sport: sportReference,
  media: type({
    tv: 'string | null',
    tvUrl: 'string | null',
    radio: 'string | null',
    video: link.or('null'),
    audio: link.or('null'),
    stats: link.or('null'),
    tickets: link.or('null'),
    preview: link.or('null'),
    links: type({ title: 'string', url: 'string' }).array(),
  }),
  result: gameResult.or('null'),
  previewStoryId: 'number.integer | null',
  postStoryId: 'number.integer | null',
  spotlight: 'boolean',
  gameCenterEnabled: 'boolean',
  promotion: 'string | null',
});
export type ScheduleGame = typeof scheduleGame.infer;

/** The result of a game in a list; empty if there is none. */
export const gameResults = gameResult.merge({ gameId: 'number.integer' }).array();

export const gameContract = {
  list: contract({
    path: '/ScheduleGames',
    summary: 'Games by id, in the order of their dates; unknown ids are left out',
    parameters: { ids: required(idsOf('games')) },
    response: scheduleGame.array(),
  }),
  get: contract({
    path: '/ScheduleGames/{id}',
    summary: 'One game of a schedule',
    parameters: { id: idOf('game') },
    response: scheduleGame,
  }),
  results: contract({
    path: '/ScheduleGames/{id}/results',
    summary: 'The result of a game as a list, empty without a result',
    parameters: { id: idOf('game'), sportId: idOf('sport of the game') },
    response: gameResults,
  }),
};
