/** Lower case, letters only: what cities are compared by. */
export const plainCity = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** City of a place such as "Reno, Nev., Mackay Stadium", ready to compare; empty when it has none. */
export const cityOf = (location: string): string => plainCity(location.split(',')[0] ?? '');

/** The most frequent city; `undefined` when none has a clear lead. Empty ones do not count. */
export function leadingCity(cities: readonly string[]): string | undefined {
  const counts = Map.groupBy(
    cities.filter((city) => city !== ''),
    (city) => city,
  );
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : undefined;
}
