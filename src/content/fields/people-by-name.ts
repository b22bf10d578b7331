import { plainLatin } from '../../web/slug.ts';
import type { NamedRow } from './field.ts';

const indexes = new WeakMap<readonly NamedRow[], Map<string, NamedRow[]>>();

/** The people with a full name, ignoring case and accents; `people` are the `names('person')` of a field's context. */
export function peopleNamed(people: readonly NamedRow[], name: string): readonly NamedRow[] {
  const index = indexes.get(people) ?? Map.groupBy(people, ({ person }) => plainLatin(person?.fullName ?? ''));
  indexes.set(people, index);
  return index.get(plainLatin(name)) ?? [];
}
