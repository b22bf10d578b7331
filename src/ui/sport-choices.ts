import { sportSlug } from '../domain/sport.ts';
import type { SportReference } from '../domain/sport-reference.ts';

/** Each sport once, by title, as choices of a filter. */
export function sportChoices(sports: readonly (SportReference | null)[]): { value: string; label: string }[] {
  const titles = new Map(sports.flatMap((sport) => (sport ? [[sportSlug(sport), sport.title]] : [])));
  return Array.from(titles, ([value, label]) => ({ value, label })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}
