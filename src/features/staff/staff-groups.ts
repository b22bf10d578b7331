import { wordMatcher } from '../../web/match-words.ts';
import { plainLatin } from '../../web/slug.ts';
import { type Department, memberEntry, type StaffEntry, type StaffMember } from './staff-entry.ts';

/** The rows below a heading of the directory. */
export type StaffGroup = {
  /** The id of the department; 0 for people without one. */
  id: number;
  title: string;
  url: string | null;
  entries: readonly StaffEntry[];
};

/** Departments with their members, then members without a listed department. Omits departments without members. */
export function groupByDepartment(departments: readonly Department[], members: readonly StaffMember[]): StaffGroup[] {
  const membersOf = (id: number) => members.filter((member) => member.departments.some((one) => one.id === id));
  const ids = new Set(departments.map(({ id }) => id));
  const others = members.filter((member) => !member.departments.some(({ id }) => ids.has(id)));
  return [
    ...departments.map(({ id, title, url }) => ({ id, title, url, entries: membersOf(id).map(memberEntry) })),
    { id: 0, title: 'Athletics staff', url: null, entries: others.map(memberEntry) },
  ].filter(({ entries }) => entries.length > 0);
}

/** Every member once, by last name below the first letter. */
export function groupByLetter(members: readonly StaffMember[]): StaffGroup[] {
  const entries = members
    .map((member) => ({ ...memberEntry(member), departments: member.departments.map(({ title }) => title) }))
    .sort((a, b) => sortName(a).localeCompare(sortName(b), 'en'));
  const letters = Map.groupBy(entries, ({ lastName }) => plainLatin(lastName).charAt(0).toUpperCase() || '#');
  return [...letters].map(([title, ofLetter], index) => ({ id: index + 1, title, url: null, entries: ofLetter }));
}

const sortName = ({ lastName, name }: StaffEntry): string => `${plainLatin(lastName)} ${plainLatin(name)}`;

/** The number of people whose row matches a search. */
export function matchingEntries(groups: readonly StaffGroup[], search: string): number {
  const matches = wordMatcher(search);
  const found = groups.flatMap(({ title, entries }) => entries.filter((entry) => matches(searchText(entry, title))));
  return new Set(found.map(({ id }) => id)).size;
}

/** The text that a search of an entry covers: its row and its heading. */
export const searchText = ({ name, title, email, phone, departments }: StaffEntry, heading: string): string =>
  [name, title, email, phone, heading, ...departments].filter(Boolean).join(' ');
