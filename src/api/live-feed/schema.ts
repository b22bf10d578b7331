import { type } from 'arktype';

import { contract } from '../contract.ts';
import { oneOf, sportName } from '../parameters.ts';

/** Property names are fixed by existing programs of the field. */
const sideName = type("'HomeTeam' | 'VisitingTeam'");
export type FeedSide = typeof sideName.infer;

const person = type({
  Team: sideName,
  FirstName: 'string',
  LastName: 'string',
  UniformNumber: 'string',
  Photo: 'null',
  PersonId: 'string',
});
export type FeedPerson = typeof person.infer;

const play = type({
  Id: 'string',
  Team: sideName.or('null'),
  /** Action ("GOOD", "REBOUND") and type ("3PTR", "DEF"), if known for the sport; else empty. */
  Action: 'string',
  Type: 'string',
  Narrative: 'string',
  /** The situation before the play: "1st & 10 at DU 35". */
  Context: 'string',
  Period: 'number.integer',
  /** -1 without a clock. */
  ClockSeconds: 'number.integer >= -1',
  Player: person.or('null'),
  InvolvedPlayers: person.array(),
  Coordinate: type({ X: 'number', Y: 'number' }).or('null'),
  /** Only for scoring plays. */
  Score: type({ HomeTeam: 'number.integer', VisitingTeam: 'number.integer' }).or('null'),
});
export type FeedPlay = typeof play.infer;

const texts = type({ '[string]': 'string' });

/** Column headings and descriptions by property name; "-" is a figure that was not recorded. */
const playerTable = type({ Title: 'string', Key: texts, Descriptions: texts, Values: texts.array() });
export type FeedPlayerTable = typeof playerTable.infer;

const totals = type({ Key: texts, FullKey: texts, Values: texts });
export type FeedTotals = typeof totals.infer;

const teamStats = type({
  TopPerformer: person.or('null'),
  Players: person.array(),
  PlayerGroups: type({ '[string]': playerTable }),
  Totals: totals,
  PeriodStats: totals.array(),
});
export type FeedTeamStats = typeof teamStats.infer;

const leaders = type({ '[string]': type({ Player: person, Value: 'string' }).array() });
export type FeedLeaders = typeof leaders.infer;

const team = type({
  Id: 'string',
  Name: 'string',
  Score: 'number.integer',
  CurrentRecord: 'string',
  Color: 'string | null',
  TextColor: 'string | null',
  Logo: 'string | null',
  Url: 'string | null',
  /** Null if a period was not played, such as the bottom of the ninth. */
  PeriodScores: type('number.integer | null').array(),
  PeriodTimeouts: 'number.integer[]',
});
export type FeedTeam = typeof team.infer;

/** Baseball and softball. An empty base is null; an unnamed runner has empty names. */
const situation = type({
  Inning: 'number.integer',
  BattingTeam: sideName.or('null'),
  PitchingTeam: sideName.or('null'),
  Balls: 'number.integer | null',
  Strikes: 'number.integer | null',
  Outs: 'number.integer | null',
  OnFirst: person.or('null'),
  OnSecond: person.or('null'),
  OnThird: person.or('null'),
  Pitcher: person.or('null'),
  PitcherHandedness: 'null',
  PitcherPitchCount: 'number.integer | null',
  Batter: person.or('null'),
  BatterHandedness: 'null',
  WinPitcher: person.or('null'),
  LossPitcher: person.or('null'),
  SavePitcher: person.or('null'),
});
export type FeedSituation = typeof situation.infer;

const rules = type({
  PeriodMinutes: 'number | null',
  PeriodName: 'string',
  OTMinutes: 'number | null',
  ShowExtraPeriodsAsOT: 'boolean',
  ClockDirection: "'Down' | 'Up' | null",
  ClockSegmentation: 'string',
});

const game = type({
  Type: 'string',
  HasStarted: 'boolean',
  IsComplete: 'boolean',
  /** Month, day and year at the venue: "9/29/2025". */
  Date: 'string',
  DateUTC: 'string | null',
  StartTime: 'string',
  EndTime: 'string',
  NcaaGameId: 'string',
  Notes: 'string[]',
  Location: 'string',
  GlobalSportShortname: 'string | null',
  /** Path prefix at which existing programs request this college's games. */
  ClientAbbrev: 'string',
  ClientHostname: 'string',
  Officials: 'string',
  /** 0 if not recorded. */
  Attendance: 'number.integer >= 0',
  PeriodsRegulation: 'number.integer',
  Period: 'number.integer',
  /** -1 without a clock. */
  ClockSeconds: 'number.integer >= -1',
  Context: 'string',
  Rules: rules,
  HomeTeam: team,
  VisitingTeam: team,
  'Situation?': situation,
  /** Newest first. */
  LastPlays: play.array(),
  /** Our additions: the game id and the site-relative URL of its page. */
  GameId: 'number.integer',
  GameUrl: 'string | null',
});
export type FeedGame = typeof game.infer;

/** One game; all parts except `Game` are present only if details were requested. */
export const gameFeed = type({
  Game: game,
  'Leaders?': type({ HomeTeam: leaders, VisitingTeam: leaders }),
  'Stats?': type({ HomeTeam: teamStats, VisitingTeam: teamStats }),
  /** Oldest first. */
  'Plays?': play.array(),
});
export type GameFeed = typeof gameFeed.infer;

export const liveFeedContract = {
  list: contract({
    path: '/LiveStats',
    summary: 'Live games in the format of existing clients',
    response: game.array(),
  }),
  get: contract({
    path: '/LiveStats/{sport}',
    summary: 'The live game of a sport, or else its latest one, in the format of existing clients',
    parameters: {
      sport: sportName,
      detail: oneOf('`full` adds plays, statistics and leaders', 'full'),
      only: oneOf('`underway` returns 404 while no game of the sport is in progress', 'underway'),
    },
    response: gameFeed,
  }),
};
