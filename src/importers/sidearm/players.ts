import type { BoxPlayer } from '../../domain/box-score.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { parseJersey } from '../jersey.ts';
import type { SidearmPerson, SidearmTeamStats, SidearmValues } from './parse.ts';
import { statLine } from './stats.ts';

const starters = 5;

/** The box-score rows with full names from the roster list, followed by the players who did not play. */
export function readPlayers({ Players: squad, PlayerGroups }: SidearmTeamStats): BoxPlayer[] {
  const rows = PlayerGroups.Players.Values;
  const hasStarted = starterTest(rows);
  const played = rows.map((row, index) => {
    const person = squad.find((one) => one.UniformNumber === String(row.Uni ?? ''));
    return readRow(row, person, hasStarted(row, index));
  });
  const seen = new Set(rows.map((row) => String(row.Uni ?? '')));
  const others = squad.filter((one) => !seen.has(one.UniformNumber ?? ''));
  return [
    ...played,
    ...others.map((one) => ({ ...identity(one), position: '', started: false, played: false, stats: {} })),
  ];
}

/**
 * Starters come first. Older files give only them a position, or "*" if it is unknown; stars may also stand beside the
 * positions of all players. A file with other marks is left to the warning about the number of starters.
 */
function starterTest(rows: readonly SidearmValues[]): (row: SidearmValues, index: number) => boolean {
  const hasStar = (row: SidearmValues) => String(row.Position ?? '').includes('*');
  const hasMark = (row: SidearmValues) => String(row.Position ?? '').trim() !== '';
  const [stars, marks] = [rows.filter(hasStar).length, rows.filter(hasMark).length];
  if (stars === starters) return hasStar;
  if (marks === starters || (stars > 0 && marks < rows.length)) return hasMark;
  return (_, index) => index < starters;
}

function readRow(row: SidearmValues, person: SidearmPerson | undefined, started: boolean): BoxPlayer {
  const named = person ?? abbreviated(String(row.Name ?? ''), String(row.Uni ?? ''));
  const position = String(row.Position ?? '')
    .replace('*', '')
    .toUpperCase();
  return { ...identity(named), position, started, played: true, stats: { box: { ...statLine(row) } } };
}

function identity(person: SidearmPerson) {
  const name = personName(person);
  const checkName = `${name.lastName},${name.firstName}`.toUpperCase();
  const code = person.UniformNumber || checkName;
  return {
    code,
    ...name,
    checkName,
    jersey: parseJersey(person.UniformNumber ?? ''),
    classYear: '',
    isTeam: /^team$/i.test(name.lastName),
  };
}

/** Some programs write the last name in capitals. */
export function personName(person: SidearmPerson) {
  return parsePersonName(`${person.LastName ?? ''}, ${person.FirstName ?? ''}`);
}

/** "A. MACK" if the roster list lacks the player. */
function abbreviated(name: string, uniform: string): SidearmPerson {
  const { firstName, lastName } = parsePersonName(name);
  return { FirstName: firstName, LastName: lastName, UniformNumber: uniform };
}
