import type { Coach } from '../../domain/coaching/game-coaches.ts';
import { nameKey, type PersonName, parsePersonName } from '../../domain/person-name.ts';

type PersonRow = PersonName & { personId: number };
type Named = { coach: string | null; personId: number | null; firstName: string | null; lastName: string | null };

/** The key of a person as a coach. */
export const coachKey = (personId: number): string => `person:${personId}`;

export type CoachFinder = ReturnType<typeof createCoachFinder>;

/**
 * Finds the coach that a tenure or an imported line names: its person, or else the only coach on the sport's rosters with this name,
 * or else a coach known only by name.
 */
export function createCoachFinder(coachRows: readonly PersonRow[]) {
  const people = new Map(coachRows.map((row) => [row.personId, row]));
  const byName = Map.groupBy(people.values(), nameKey);
  const ofPerson = ({ personId, firstName, lastName }: PersonRow): Coach => ({
    key: coachKey(personId),
    personId,
    name: `${firstName} ${lastName}`.trim(),
  });
  return {
    ofPerson,
    find: ({ coach, personId, firstName, lastName }: Named): Coach => {
      if (personId !== null)
        return ofPerson({ personId, firstName: firstName ?? '', lastName: lastName ?? coach ?? '' });
      const name = parsePersonName(coach ?? '');
      const [only, ...others] = byName.get(nameKey(name)) ?? [];
      if (only && others.length === 0) return ofPerson(only);
      return { key: `name:${nameKey(name)}`, personId: null, name: `${name.firstName} ${name.lastName}`.trim() };
    },
  };
}
