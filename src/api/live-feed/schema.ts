import { type } from 'arktype';

/** The names of this document are those of the field's programs, which read it since long before this site. */
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
  /** What was done ("GOOD", "REBOUND") and how ("3PTR", "DEF"), as far as the sport's words are known; else empty. */
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
  /** Only of plays that changed it. */
  Score: type({ HomeTeam: 'number.integer', VisitingTeam: 'number.integer' }).or('null'),
});
export type FeedPlay = typeof play.infer;

const texts = type({ '[string]': 'string' });

/** Column heads and descriptions by the names under which the values stand; "-" is a figure nobody recorded. */
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
  /** Null where a period was not played: the home half of the ninth. */
  PeriodScores: type('number.integer | null').array(),
  PeriodTimeouts: 'number.integer[]',
});
export type FeedTeam = typeof team.infer;

/** Baseball and softball. Nobody on a base is null; somebody unnamed has empty names. */
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
  /** The folder under which programs look for this college's games. */
  ClientAbbrev: 'string',
  ClientHostname: 'string',
  Officials: 'string',
  /** 0 where nobody counted. */
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
  /** Ours alone: the number of the game at this site, and the site-relative address of its page. */
  GameId: 'number.integer',
  GameUrl: 'string | null',
});
export type FeedGame = typeof game.infer;

/** The games under way. */
export const gamesUnderWay = game.array();

/** One game; everything but `Game` is there where all details are asked for. */
export const gameFeed = type({
  Game: game,
  'Leaders?': type({ HomeTeam: leaders, VisitingTeam: leaders }),
  'Stats?': type({ HomeTeam: teamStats, VisitingTeam: teamStats }),
  /** Oldest first. */
  'Plays?': play.array(),
});
export type GameFeed = typeof gameFeed.infer;
