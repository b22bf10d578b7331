import { plainLatin } from '../../web/slug.ts';
import type { Inductee } from './honor-items.ts';

/** The groupings of a hall as in its URLs, the default first. */
export const groupingSlugs = ['year', 'sport', 'a-z', 'teams'] as const;
export type Grouping = (typeof groupingSlugs)[number];

export const isGrouping = (text: string): text is Grouping => groupingSlugs.some((slug) => slug === text);

export const groupingTitles: Record<Grouping, string> = {
  year: 'By year',
  sport: 'By sport',
  'a-z': 'A–Z',
  teams: 'Teams',
};

/** A heading with its inductees; `id` is the anchor of the jump link `label`. */
export type InducteeGroup = { id: string; label: string; title: string; items: Inductee[] };

/** Inductees in the groups of a page. An inductee of several sports appears in the group of each. */
export function groupInductees(inductees: readonly Inductee[], grouping: Grouping): InducteeGroup[] {
  const shown = grouping === 'teams' ? inductees.filter(({ category }) => category === 'team') : inductees;
  if (grouping === 'sport') return bySport(shown);
  if (grouping === 'a-z') return byLetter(shown);
  const years = [...Map.groupBy(shown, ({ inducted }) => inducted)].sort(([a], [b]) => b - a);
  return years.map(([year, items]) => ({
    id: `class-${year}`,
    label: String(year),
    title: `Class of ${year}`,
    items: teamsLast(items),
  }));
}

const byName = (a: Inductee, b: Inductee) => a.sortName.localeCompare(b.sortName, 'en');

const teamsLast = (items: readonly Inductee[]) =>
  items.toSorted((a, b) => Number(a.category === 'team') - Number(b.category === 'team') || byName(a, b));

function bySport(inductees: readonly Inductee[]): InducteeGroup[] {
  const places = inductees.flatMap((item) => item.sports.map(({ id, title }) => ({ id, title, item })));
  const groups = [...Map.groupBy(places, ({ id }) => id).values()].map((ofSport) => ({
    id: `sport-${ofSport[0]?.id}`,
    label: ofSport[0]?.title ?? '',
    title: ofSport[0]?.title ?? '',
    items: ofSport.map(({ item }) => item).sort(byName),
  }));
  const others = inductees.filter(({ sports }) => sports.length === 0);
  groups.sort((a, b) => a.title.localeCompare(b.title, 'en'));
  if (others.length === 0) return groups;
  return [
    ...groups,
    { id: 'other', label: 'Other', title: 'Administrators and contributors', items: others.sort(byName) },
  ];
}

function byLetter(inductees: readonly Inductee[]): InducteeGroup[] {
  const letterOf = ({ sortName }: Inductee) => /[a-z]/.exec(plainLatin(sortName).charAt(0))?.[0]?.toUpperCase() ?? '#';
  const letters = [...Map.groupBy(inductees.toSorted(byName), letterOf)].sort(
    ([a], [b]) => Number(a === '#') - Number(b === '#') || a.localeCompare(b),
  );
  return letters.map(([letter, items]) => ({
    id: letter === '#' ? 'letter-number' : `letter-${letter.toLowerCase()}`,
    label: letter === '#' ? '0–9' : letter,
    title: letter === '#' ? '0–9' : letter,
    items,
  }));
}
