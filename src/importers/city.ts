import { readPlace, regionNamed } from './place.ts';

/** A city in a form to compare: letters only, with its state; empty if none is known. */
export type City = { name: string; region: string };

/** Normalizes a name for comparison: lower case, letters only. */
export const plainCity = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The city of a place such as "Reno, Nev., Mackay Stadium" or "Mackay Stadium, Reno, NV"; undefined if there is none. */
export function cityOf(location: string): City | undefined {
  const { city, region } = readPlace(location);
  const name = plainCity(city);
  return name === '' ? undefined : { name, region: regionNamed(region) ?? '' };
}

/** Whether two cities may be one: a state is compared only if both are known. */
export const isSameCity = (a: City, b: City): boolean =>
  a.name === b.name && (a.region === b.region || a.region === '' || b.region === '');

/** The most frequent city; undefined if none is clearly ahead. */
export function leadingCity(cities: readonly (City | undefined)[]): City | undefined {
  const known = cities.filter((city) => city !== undefined);
  const groups: City[][] = [];
  // with a state first, since a city without one joins them
  for (const city of known.toSorted((a, b) => b.region.localeCompare(a.region))) {
    const group = groups.find(([one]) => one && isSameCity(one, city));
    if (group) group.push(city);
    else groups.push([city]);
  }
  const [first, second] = groups.sort((a, b) => b.length - a.length);
  return first && first.length > (second?.length ?? 0) ? first[0] : undefined;
}
