import { honorTeamName } from '../../domain/honors/categories.ts';
import { sportSlug } from '../../domain/sport.ts';
import { plainLatin } from '../../web/slug.ts';
import { enDashed } from '../../web/text.ts';
import type { AllAmerican } from './honor-items.ts';

/** "Coaches’ association · First team · Mile", whose lines do not begin with a dot. */
export const selectionFacts = ({ organization, team, event }: AllAmerican): string =>
  [organization, team && honorTeamName(team), event].filter(Boolean).join('\u00a0· ');

/** "Mile, 4th, 4:12.80": what the selection was for. */
export const selectionDetail = ({ event, place, position }: AllAmerican): string =>
  enDashed([event, place, position].filter(Boolean).join(', '));

/** The distinct athletes of selections: identified by the person on our rosters, otherwise by name and sport. */
export const athletesOf = (selections: readonly AllAmerican[]): number =>
  new Set(selections.map(({ people, title, sport }) => people[0]?.id ?? `${plainLatin(title)} ${sport?.id}`)).size;

/** The groupings of the list, the default first, as in `?by=`. */
export const selectionGroupings = ['sport', 'year', 'a-z'] as const;
export type SelectionGrouping = (typeof selectionGroupings)[number];

export const selectionGroupingTitles: Record<SelectionGrouping, string> = {
  sport: 'By sport',
  year: 'By year',
  'a-z': 'A–Z',
};

export type SelectionGroup = { id: string; label: string; items: AllAmerican[] };

/** Selections by sport, season or first letter of the surname; within a group newest first, from A to Z by surname. */
export function groupSelections(selections: readonly AllAmerican[], grouping: SelectionGrouping): SelectionGroup[] {
  if (grouping === 'a-z') {
    const sorted = selections.toSorted((a, b) => surname(a).localeCompare(surname(b), 'en'));
    const letters = Map.groupBy(sorted, (item) => plainLatin(surname(item)).charAt(0).toUpperCase());
    return Array.from(letters, ([letter, items]) => ({ id: `letter-${letter.toLowerCase()}`, label: letter, items }));
  }
  const keyOf = (item: AllAmerican) => (grouping === 'year' ? item.season : (item.sport?.title ?? 'Other'));
  const groups = Array.from(Map.groupBy(selections, keyOf), ([label, items]) => ({
    id: grouping === 'year' ? `season-${label}` : `sport-${items[0]?.sport?.id ?? 0}`,
    label: enDashed(label),
    items,
  }));
  return groups.sort((a, b) =>
    grouping === 'year' ? b.label.localeCompare(a.label) : a.label.localeCompare(b.label, 'en'),
  );
}

/** The surname of an athlete, for sorting. */
const surname = ({ title, people: [person] }: AllAmerican): string =>
  person?.lastName ??
  title
    .replace(/,? (?:jr|sr|ii|iii|iv)\.?$/i, '')
    .split(' ')
    .at(-1) ??
  title;

export type SelectionFilter = { sport?: string | undefined; season?: string | undefined };

export const filterSelections = (selections: readonly AllAmerican[], { sport, season }: SelectionFilter) =>
  selections.filter(
    (item) => (!sport || (item.sport && sportSlug(item.sport) === sport)) && (!season || item.season === season),
  );
