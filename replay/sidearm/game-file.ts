import { type } from 'arktype';

import { importRefusal } from '../../src/importers/refusal.ts';
import { readablePlays } from '../../src/importers/sidearm/readable-plays.ts';

/** The parts of a SIDEARM `game.json` that are reconstructed; other keys are unchanged. */

const person = type({ 'UniformNumber?': 'string | null', '[string]': 'unknown' });
const score = type({ HomeTeam: 'number', VisitingTeam: 'number' });
const team = type({ Name: 'string', Score: 'number', PeriodScores: 'number[]', '[string]': 'unknown' });
const values = type({ '[string]': 'string | number | null' });
const teamStats = type({
  PlayerGroups: { Players: { Values: values.array(), '[string]': 'unknown' }, '[string]': 'unknown' },
  Totals: { Values: values, '[string]': 'unknown' },
  'PeriodStats?': type({ Values: values, '[string]': 'unknown' }).array().or('null'),
  '[string]': 'unknown',
});
const play = type({
  'Player?': person.or('null'),
  'InvolvedPlayers?': person.array().or('null'),
  'Team?': 'string | null',
  'Action?': 'string | null',
  'Type?': 'string | null',
  Period: 'number.integer >= 1',
  'ClockSeconds?': 'number | null',
  'Score?': score.or('null'),
  '[string]': 'unknown',
});

const sidearmFile = type({
  Game: {
    PeriodsRegulation: 'number.integer >= 1',
    'Rules?': type({ 'PeriodMinutes?': 'number | null', 'OTMinutes?': 'number | null' }).or('null'),
    HomeTeam: team,
    VisitingTeam: team,
    '[string]': 'unknown',
  },
  Stats: { HomeTeam: teamStats, VisitingTeam: teamStats },
  'Plays?': 'unknown',
  '[string]': 'unknown',
});
export type SidearmPlay = typeof play.infer;
export type SidearmFile = typeof sidearmFile.infer & { Plays: readonly SidearmPlay[] };
export type SidearmTeamStats = typeof teamStats.infer;
export type SidearmValues = typeof values.infer;

/** Parses the file with its readable plays, as an import does. Throws an `ImportRefusal` for other files. */
export function parseSidearmFile(content: unknown): SidearmFile {
  const file = sidearmFile(content);
  if (file instanceof type.errors)
    throw importRefusal(`The SIDEARM game cannot be replayed: ${file.summary.split('\n')[0]}.`);
  return { ...file, Plays: readablePlays(file.Plays, play).plays };
}
