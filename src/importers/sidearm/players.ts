import type { BoxPlayer } from '../../domain/box-score.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { parseJersey } from '../jersey.ts';
import type { SidearmPerson, SidearmTeamStats, SidearmValues } from './parse.ts';
import { statLine } from './stats.ts';

/**
 * The box-score rows with full names from the roster list, followed by the players who did not play. Starters come
 * first: marked with "*" in older files, otherwise the first five.
 */
export function readPlayers({ Players: squad, PlayerGroups }: SidearmTeamStats): BoxPlayer[] {
  const rows = PlayerGroups.Players.Values;
  const marked = rows.some((row) => row.Position === '*');
  const played = rows.map((row, index) => {
    const person = squad.find((one) => one.UniformNumber === String(row.Uni ?? ''));
    return readRow(row, person, marked ? row.Position === '*' : index < 5);
  });
  const seen = new Set(rows.map((row) => String(row.Uni ?? '')));
  const others = squad.filter((one) => !seen.has(one.UniformNumber ?? ''));
  return [
    ...played,
    ...others.map((one) => ({ ...identity(one), position: '', started: false, played: false, stats: {} })),
  ];
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
