import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readRosterFile } from '../src/importers/roster/read-roster-file.ts';
import type { RosterLine } from '../src/importers/roster/to-players.ts';
import { matchPeople, personValues } from '../src/importers/save/people.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import type { Name } from './names.ts';

export type Athlete = Name & RosterLine['facts'] & { personId: number };

/**
 * Reads the rosters of a team, oldest first, and adds their people. A player of several seasons is one person; a season
 * without a file has no players.
 */
export function addRosters(college: CollegeRows, slug: string, sport: string, seasons: number): Athlete[][] {
  const rosters: Athlete[][] = [];
  for (let back = seasons - 1; back >= 0; back--) {
    const known = new Map(rosters.flat().map((athlete) => [athlete.personId, athlete]));
    const players = readRoster(slug, `${sport}-${back}.csv`);
    const personIds = matchPeople(
      players,
      Array.from(known, ([id, name]) => ({ ...name, id })),
    );
    rosters.push(
      players.map((player, index) => ({
        ...player,
        personId: personIds[index] ?? college.add('person', personValues(player)),
      })),
    );
  }
  return rosters;
}

function readRoster(slug: string, name: string): (Name & RosterLine['facts'])[] {
  // relative to the project root, where every command runs
  const file = path.resolve('samples', slug, 'rosters', name);
  if (!existsSync(file)) return [];
  const { players, warnings } = readRosterFile(readFileSync(file));
  if (warnings.length > 0) throw new Error(`${file}: ${warnings.join('; ')}`);
  return players.map(({ firstName, lastName, facts }) => ({ firstName, lastName, ...facts }));
}

export function rosterRow(
  { firstName: _, lastName: __, ...row }: Athlete,
  seasonId: number,
): Omit<RowOf<'rosterPlayer'>, 'tenantId' | 'id'> {
  return { ...row, seasonId };
}
