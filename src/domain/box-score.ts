import { type } from 'arktype';

import { boxSituation } from './live/situation.ts';
import { side } from './side.ts';
import { sportFamily } from './sport-family.ts';

/**
 * The box score of a game as Fieldhouse stores it, regardless of the source format.
 * Absent figures have no key: absent is not zero. Statistic keys are those of `domain/stats/<family>.ts`.
 */

const statLine = type({ '[string]': 'number | string' });
/** Lines by group, such as `{ passing: { comp: 12, att: 20 } }`. */
export const statGroups = type({ '[string]': statLine });

const count = type('number.integer >= 0');

const score = type({ home: count, away: count });

export const boxPeriod = type({
  /** 1-based; regulation first, then overtimes or extra innings. */
  number: 'number.integer >= 1',
  /** Heading of the line score: "1", "OT", "2OT", "11". */
  label: 'string',
  /** Points, goals, runs or set points of the period; `null` if it was not played (the home half of the ninth). */
  home: count.or('null'),
  away: count.or('null'),
});
export type BoxPeriod = typeof boxPeriod.infer;

export const boxPlayer = type({
  /** The scorer's unique key of the player on this team ("0W"); jersey numbers may repeat. */
  code: 'string',
  firstName: 'string',
  lastName: 'string',
  /** Upper-case "LAST,FIRST" as scorers compare names; empty when unknown. */
  checkName: 'string',
  jersey: 'string',
  position: 'string',
  classYear: 'string',
  started: 'boolean',
  played: 'boolean',
  /** The pseudo-player for team rebounds, penalties and the like. */
  isTeam: 'boolean',
  /** 1-9 in baseball and softball, with substitutes under the same spot. */
  'battingOrder?': count,
  'libero?': 'boolean',
  stats: statGroups,
  /** By period number, if the feed includes it. */
  'periodStats?': type({ '[string]': statGroups }),
});
export type BoxPlayer = typeof boxPlayer.infer;

export const boxTeam = type({
  /** The scorer's code used by plays and spots ("DU"), trimmed. */
  code: 'string',
  name: 'string',
  /** Record as entered by the scorer ("16-6-2"), empty when unknown. */
  record: 'string',
  conferenceRecord: 'string',
  rank: 'string',
  score: count,
  coach: 'string',
  stats: statGroups,
  'periodStats?': type({ '[string]': statGroups }),
  players: boxPlayer.array(),
});
export type BoxTeam = typeof boxTeam.infer;

/**
 * Where a shot was taken: `x` along the field of play from the goal or basket that the visitors defend (0) to that of the
 * home team (100), `y` across it, both in percent.
 */
export const shot = type({ x: '0 <= number <= 100', y: '0 <= number <= 100', made: 'boolean' });
export type Shot = typeof shot.infer;

export const playKinds = ['play', 'heading', 'comment', 'substitution'] as const;

export const boxPlay = type({
  period: 'number.integer >= 1',
  /** "mm:ss" as shown on the board; empty in sports without a clock. */
  clock: 'string',
  /** Which team the play belongs to (batting, ball, serving, acting). */
  side: 'undefined | "home" | "away"',
  text: 'string',
  scoring: 'boolean',
  /** Score after the play, if known. */
  score: score.or('undefined'),
  /** "play", or a heading such as "drive", "half-inning", "comment", "substitution". */
  kind: type.enumerated(...playKinds),
  /** Situation before the play, ready to print: "1st & 10 at DU 35", "2 outs, 3-2". */
  situation: 'string',
  /** If the feed includes it. */
  'shot?': shot,
  /** The scorer's action code in uppercase: "SHOT", "SUB". */
  'action?': 'string',
  /** The sentence exactly as in the file; `text` has names and team codes written out. */
  'sourceText?': 'string',
});
export type BoxPlay = typeof boxPlay.infer;

/** Scorer of a goal; a name or number missing from the file is empty. */
export const goal = type({
  scorer: 'string',
  jersey: 'string',
  firstAssist: 'string',
  secondAssist: 'string',
  /** The scorer's goal count for the season, including this one. */
  'seasonGoals?': 'number.integer',
});
export type Goal = typeof goal.infer;

export const boxScoring = type({
  period: 'number.integer >= 1',
  clock: 'string',
  side,
  /** Description such as "Swarm, M. 12 yd run (Lee kick)". */
  text: 'string',
  /** Short type such as "TD", "FG", "PP", "2-run HR"; empty if the sport has none. */
  type: 'string',
  score,
  /** Football: "9 plays, 75 yards, TOP 4:10". Goals: how the goal was scored. */
  detail: 'string',
  'goal?': goal,
});
export type BoxScoring = typeof boxScoring.infer;

export const boxDrive = type({
  side,
  period: 'number.integer >= 1',
  startHow: 'string',
  startClock: 'string',
  startSpot: 'string',
  endHow: 'string',
  endPeriod: 'number.integer >= 1',
  endClock: 'string',
  endSpot: 'string',
  plays: count,
  yards: 'number.integer',
  /** Seconds; absent if the feed has none. */
  'possession?': count,
});
export type BoxDrive = typeof boxDrive.infer;

export const cards = ['green', 'yellow', 'red'] as const;
export type Card = (typeof cards)[number];

/** Penalties (hockey, lacrosse), cards (soccer, field hockey, women's lacrosse). */
export const boxPenalty = type({
  period: 'number.integer >= 1',
  clock: 'string',
  side,
  player: 'string',
  /** "Yellow card", "Tripping". */
  text: 'string',
  'minutes?': 'number >= 0',
  'card?': type.enumerated(...cards),
  'jersey?': 'string',
});
export type BoxPenalty = typeof boxPenalty.infer;

export const boxOfficial = type({ role: 'string', name: 'string' });
export type BoxOfficial = typeof boxOfficial.infer;

export const boxVenue = type({
  /** Local date of the game, YYYY-MM-DD. */
  date: 'string.date.iso',
  /** Printed local start such as "7:00 PM" as the scorer wrote it; empty when unknown or implausible. */
  start: 'string',
  end: 'string',
  /** Minutes. */
  'duration?': count,
  /** Absent when zero or unknown: scorers enter 0 for "not counted". */
  'attendance?': 'number.integer >= 1',
  stadium: 'string',
  location: 'string',
  weather: 'string',
  temperature: 'string',
  wind: 'string',
  neutral: 'boolean',
  conference: 'boolean',
  postseason: 'boolean',
  'exhibition?': 'boolean',
  night: 'boolean',
  notes: 'string[]',
});
export type BoxVenue = typeof boxVenue.infer;

export const boxScore = type({
  family: sportFamily,
  /** Game id in the file; empty if it has none. */
  sourceId: 'string',
  venue: boxVenue,
  /** Number of regulation periods, halves, innings or sets, according to the file. */
  regulationPeriods: 'number.integer >= 1',
  /** Minutes of a regulation period; absent in sports without a clock. */
  'periodMinutes?': 'number >= 0',
  'overtimeMinutes?': 'number >= 0',
  /** Whether the game is over. */
  complete: 'boolean',
  /** Current period and clock of an unfinished game. */
  period: 'number.integer >= 0',
  clock: 'string',
  /** Situation beyond period and clock, if the file includes it. Absent once the game is final. */
  'situation?': boxSituation,
  /** Baseball and softball: number in a doubleheader, 0 for a single game. */
  doubleheader: '0 | 1 | 2',
  home: boxTeam,
  away: boxTeam,
  periods: boxPeriod.array(),
  scoring: boxScoring.array(),
  plays: boxPlay.array(),
  drives: boxDrive.array(),
  penalties: boxPenalty.array(),
  officials: boxOfficial.array(),
});
export type BoxScore = typeof boxScore.infer;
