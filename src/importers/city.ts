/** Normalizes a city name for comparison: lower case, letters only. */
export const plainCity = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** City of a place such as "Reno, Nev., Mackay Stadium", normalized; empty if there is none. */
export const cityOf = (location: string): string => plainCity(location.split(',')[0] ?? '');

/** The most frequent nonempty city; `undefined` if no city is clearly ahead. */
export function leadingCity(cities: readonly string[]): string | undefined {
  const counts = Map.groupBy(
    cities.filter((city) => city !== ''),
    (city) => city,
  );
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : undefined;
}
