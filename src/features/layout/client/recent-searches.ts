const key = 'recent-searches';
const maxSearches = 5;

/** The searches of this browser, newest first; none without storage. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a search ahead of the earlier ones. */
export const rememberSearch = (text: string): void => save(withSearch(recentSearches(), text));

export const forgetSearches = (): void => save([]);

/** The searches with a new one first, without duplicates. */
export function withSearch(earlier: readonly string[], text: string): string[] {
  const search = text.trim().replace(/\s+/g, ' ');
  if (!search) return [...earlier];
  return [search, ...earlier.filter((each) => each.toLowerCase() !== search.toLowerCase())].slice(0, maxSearches);
}

function save(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // storage is blocked or full
  }
}
