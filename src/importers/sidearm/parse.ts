import { type } from 'arktype';

import type { Content } from '../content.ts';
import { importRefusal } from '../refusal.ts';
import type { Unread } from '../unread.ts';
import { readablePlays } from './readable-plays.ts';
import { unreadKeys } from './unread-keys.ts';

/** Far more than a team has; bounds the cost of a malicious list, which is searched once per row. */
const maxPlayers = 300;

const words = type('string | null | undefined').pipe((text) => (text ?? '').replace(/\s+/g, ' ').trim());
const values = type({ '[string]': 'string | number | null' });

const person = type({ 'FirstName?': words, 'LastName?': words, 'UniformNumber?': words });
const side = type("'HomeTeam' | 'VisitingTeam' | null | undefined | ''");

const team = type({
  'Id?': words,
  Name: 'string > 0',
  Score: 'number.integer >= 0',
  'CurrentRecord?': words,
  PeriodScores: type('0 <= number.integer <= 9999').array(),
});

const teamStats = type({
  Players: person.array().atMostLength(maxPlayers),
  PlayerGroups: type({ Players: type({ Values: values.array().atMostLength(maxPlayers) }) }),
  Totals: type({ Values: values }),
  'PeriodStats?': type({ Values: values }).array().or('null'),
});

const play = type({
  'Player?': person.or('null'),
  'InvolvedPlayers?': person.array().or('null'),
  'Team?': side,
  'Narrative?': words,
  'Type?': words,
  'Action?': words,
  Period: '1 <= number.integer <= 99',
  'ClockSeconds?': 'number | null',
  'Score?': type({ HomeTeam: 'number.integer', VisitingTeam: 'number.integer' }).or('null'),
  'Coordinate?': 'unknown',
});

/** The parts of a SIDEARM `game.json` that are read; the rest is ignored. */
const sidearmGame = type({
  Game: {
    Type: 'string',
    IsComplete: 'boolean',
    Date: 'string',
    'StartTime?': words,
    'EndTime?': words,
    'NcaaGameId?': words,
    'Location?': words,
    'Officials?': words,
    'Notes?': words.array().or('null'),
    'Attendance?': 'number | null',
    PeriodsRegulation: '1 <= number.integer <= 20',
    'Period?': 'number.integer | null',
    'ClockSeconds?': 'number | null',
    /** "UMD BONUS; UCONN BONUS2". */
    'Context?': 'unknown',
    'Rules?': type({
      'PeriodMinutes?': 'number | null',
      'OTMinutes?': 'number | null',
      'ClockDirection?': 'unknown',
    }).or('null'),
    HomeTeam: team,
    VisitingTeam: team,
  },
  Stats: { HomeTeam: teamStats, VisitingTeam: teamStats },
  'Plays?': 'unknown',
});
export type SidearmPlay = typeof play.infer;
export type SidearmGame = Omit<typeof sidearmGame.infer, 'Plays'> & { Plays: readonly SidearmPlay[] };
export type SidearmTeamStats = typeof teamStats.infer;
export type SidearmPerson = typeof person.infer;
export type SidearmValues = typeof values.infer;

/**
 * The game with its readable plays, and what is not understood. Throws an `ImportRefusal` that names a missing or
 * invalid part outside the plays.
 */
export function parseSidearm(content: Content): { file: SidearmGame; unread: Unread } {
  const value = content.kind === 'json' ? content.value : undefined;
  const parsed = sidearmGame(value);
  if (parsed instanceof type.errors)
    throw importRefusal(`The SIDEARM game cannot be read: ${parsed.summary.split('\n')[0]}.`);
  const { plays, warnings } = readablePlays(parsed.Plays, play);
  return { file: { ...parsed, Plays: plays }, unread: [...warnings, ...unreadKeys(value)] };
}
