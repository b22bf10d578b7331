import type { SearchGroup, SearchResult } from '../../api/search/schema.ts';
import { kindNames } from './search-query.ts';

export type FoundSection = { id: string; title: string; items: readonly SearchResult[] };

/** A group of results in nonempty sections: upcoming games are separate from past ones. */
export function foundSections({ kind, items }: SearchGroup): FoundSection[] {
  if (kind !== 'game') return [{ id: kind, title: kindNames(kind).title, items }];
  return [
    { id: 'upcoming', title: 'Upcoming games', items: items.filter(({ isUpcoming }) => isUpcoming) },
    { id: 'past', title: 'Past games', items: items.filter(({ isUpcoming }) => !isUpcoming) },
  ].filter((section) => section.items.length > 0);
}
