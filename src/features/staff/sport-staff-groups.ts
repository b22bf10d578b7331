import type { SeasonStaff } from '../../api/staff/schema.ts';
import { memberEntry, rosterEntry, type StaffMember } from './staff-entry.ts';
import type { StaffGroup } from './staff-groups.ts';

/** The staff of a team, and members of the directory who work for the sport but are not on that staff. */
export function sportStaffGroups({ coaches, support }: SeasonStaff, members: readonly StaffMember[]): StaffGroup[] {
  const onTeam = new Set([...coaches, ...support].map(({ staffId }) => staffId));
  const others = members.filter(({ person }) => !person || !onTeam.has(person.id));
  return [
    { id: 1, title: 'Coaching staff', url: null, entries: coaches.map(rosterEntry) },
    { id: 2, title: 'Support staff', url: null, entries: support.map(rosterEntry) },
    { id: 3, title: 'Athletics department', url: null, entries: others.map(memberEntry) },
  ].filter(({ entries }) => entries.length > 0);
}
