import { type } from 'arktype';

import { sportFamily } from '../../domain/sport-family.ts';
import { contract } from '../contract.ts';
import { gameFacts } from '../games/schema.ts';
import { pageOf } from '../page.ts';
import { cursor, filterId, oneOf, pageIndex, pageSize } from '../parameters.ts';

const lineScores = type({
  game_winner: "'H' | 'A' | ''",
  this_team_is_home_team: 'boolean',
  home_full_name: 'string',
  home_short_name: 'string',
  away_full_name: 'string',
  away_short_name: 'string',
  period_label: 'string',
  periods: 'string[]',
  period_home_score: 'string[]',
  period_away_score: 'string[]',
});

/** The game of `EventsResults` and `NextEvents`: the data of a schedule game under other names. */
export const eventGame = gameFacts.merge({
  id: 'number.integer',
  gameId: 'number.integer',
  /** Same as in a schedule game. */
  date: 'string',
  gameDate: 'string',
  dateUtc: 'string | null',
  endDate: 'string | null',
  endDateUtc: 'string | null',
  time: 'string | null',
  tbd: 'boolean',
  allDay: 'boolean',
  isDoubleHeader: 'boolean',
  gameStateDisplay: 'string',
  status: "'A' | 'O'",
  type: "'recent' | 'upcoming'",
  locationIndicator: "'H' | 'A' | 'N'",
  neutralHometeam: 'boolean',
  location: 'string | null',
  isConference: 'boolean',
  /** Name of the conference for a conference game. */
  conference: 'string | null',
  conferenceAbbrev: 'string | null',
  conferenceLogo: 'null',
  showAtVs: 'boolean',
  displayHeadToHead: 'boolean',
  isHeadToHead: 'boolean',
  isSpotlight: 'boolean',
  gameCenterEnabled: 'boolean',
  teamPrefix: 'string | null',
  ticketLink: 'string | null',
  eventName: 'null',
  eventLogo: 'null',
  opponents: 'null',
  homeTeamOrderNumber: 'null',
  leaders: 'null',
  teams: 'null',
  /** Empty if none; "Exhibition" for exhibitions. */
  tournament: 'string',
  periodsRegulation: 'number.integer',
  period: 'number.integer',
  sport: type({
    id: 'number.integer',
    title: 'string',
    abbrev: 'string | null',
    shortName: 'string',
    shortTitle: 'string',
    shortDisplay: 'null',
    globalSportShortName: 'string | null',
    globalSportGender: 'string | null',
    globalSportId: 'number.integer | null',
    globalSportNameSlug: 'string | null',
    nonSport: 'boolean',
    atVs: 'boolean',
    gameSynonym: 'string',
    scheduleId: 'number.integer',
    family: sportFamily,
  }),
  schedule: type({ id: 'number.integer', title: 'string', url: 'string' }),
  opponent: type({
    id: 'number.integer | null',
    /** Includes the rank. */
    title: 'string',
    prefix: 'string | null',
    name: 'string',
    image: 'string | null',
    slug: 'string',
    abbrev: 'string | null',
    color: 'string | null',
  }),
  media: type({
    video: 'string | null',
    videoText: 'string | null',
    audio: 'string | null',
    audioText: 'string | null',
    stats: 'string | null',
    tickets: 'string | null',
    gameNote: 'string | null',
    gamePromotionName: 'string | null',
    tv: 'string | null',
    tvImage: 'null',
    tvImageLink: 'string | null',
    radio: 'string | null',
    custom1: 'null',
    custom2: 'null',
    custom3: 'null',
    program: 'null',
    programText: 'null',
    gameFiles: 'unknown[]',
  }),
  story: type({
    id: 'number.integer',
    title: 'string',
    url: 'string',
    relativeImageSource: 'string | null',
    absoluteImageSource: 'string | null',
    date: 'string',
  }).or('null'),
  result: type({
    gameId: 'number.integer',
    status: "'W' | 'L' | 'T' | 'N'",
    teamScore: 'string | null',
    opponentScore: 'string | null',
    preScore: 'string | null',
    postScore: 'string | null',
    boxScore: 'string | null',
    lineScores: lineScores.or('null'),
  }).or('null'),
  gameFacility: type({ id: 'number.integer', title: 'string', url: 'string | null' }).or('null'),
  gamePregameStoryId: 'number.integer | null',
  gamePostgameStoryId: 'number.integer | null',
  promotion: type({ name: 'string | null', link: 'null', image: 'null', caption: 'null', altText: 'null' }),
  eventImage: type({ image: 'null', altText: 'null', caption: 'null', link: 'null' }),
});
export type EventGame = typeof eventGame.infer;

const eventPage = pageOf(eventGame);

/** The envelope of `/api/v2.1/EventsResults`: opaque cursors instead of page numbers. */
const eventCursorPage = type({ items: eventGame.array(), before: 'string | null', after: 'string | null' });

const paging = { sportId: filterId('sport'), pageIndex, pageSize };
const summaries = {
  results: 'Past games, newest first, across all seasons; `result` is null if none was reported',
  upcoming: 'Live and upcoming games, soonest first',
};

export const eventContract = {
  results: contract({
    path: '/EventsResults/results',
    summary: summaries.results,
    parameters: paging,
    response: eventPage,
  }),
  upcoming: contract({
    path: '/EventsResults/upcoming',
    summary: summaries.upcoming,
    parameters: paging,
    response: eventPage,
  }),
  next: contract({
    path: '/NextEvents',
    summary: 'Upcoming games by day',
    parameters: { ...paging, upcoming: oneOf('Accepted for compatibility; ignored', 'true', 'false') },
    response: pageOf(type({ date: 'string', games: eventGame.array() })),
  }),
};

const withCursors = ({ path, summary, parameters }: (typeof eventContract)['results' | 'upcoming']) =>
  contract({
    path,
    version: '2.1',
    summary: `${summary}, with cursors instead of page numbers`,
    parameters: { ...parameters, before: cursor, after: cursor },
    response: eventCursorPage,
  });

export const eventCursorContract = {
  results: withCursors(eventContract.results),
  upcoming: withCursors(eventContract.upcoming),
};
