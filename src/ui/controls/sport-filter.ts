import { sportSlug } from '../../domain/sport.ts';

type NamedSport = Parameters<typeof sportSlug>[0] & { title: string };

/** The filter of a list by sport: each sport once, by title. `value` is the slug of the sport that is shown. */
export function sportFilter(value: string | undefined, sports: readonly (NamedSport | null)[]) {
  const titles = new Map(sports.flatMap((sport) => (sport ? [[sportSlug(sport), sport.title]] : [])));
  const choices = Array.from(titles, ([slug, label]) => ({ value: slug, label })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
  return { name: 'sport', label: 'Sport', any: 'All sports', value, choices };
}
