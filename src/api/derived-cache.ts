/** TTL in milliseconds; bounds the effect of a lost notification. */
const ttl = 60_000;
/** Maximum number of values across all colleges; a season of sixty box scores takes about a megabyte. */
const maxEntries = 24;

type Entry = {
  tenantId: number;
  value: Promise<unknown>;
  /** Undefined until the value has been created. */
  tags: readonly string[] | undefined;
  expiresAt: number;
};

/** Returns a value of the request's college from the cache or creates it. Values are shared: never modify them. */
export type Derive = <T extends { tags: readonly string[] }>(key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Caches values from which several responses are made, such as the games of a season, by college. Evicts the least recently used.
 * `clear` and `invalidate` also drop values that are still being created, because they may not include the change.
 */
export function createDerivedCache() {
  const entries = new Map<string, Entry>();

  const removeIf = (test: (entry: Entry) => boolean) => {
    for (const [name, entry] of entries) if (test(entry)) entries.delete(name);
  };

  return {
    get: <T extends { tags: readonly string[] }>(tenantId: number, key: string, make: () => Promise<T>): Promise<T> => {
      const name = `${tenantId} ${key}`;
      const found = entries.get(name);
      entries.delete(name);
      if (found && found.expiresAt > performance.now()) {
        entries.set(name, found);
        return found.value as Promise<T>;
      }
      const value = make();
      const entry: Entry = { tenantId, value, tags: undefined, expiresAt: performance.now() + ttl };
      entries.set(name, entry);
      value.then(
        ({ tags }) => {
          entry.tags = tags;
        },
        () => removeIf((each) => each === entry),
      );
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      return value;
    },
    /** Removes the values of a college, or all. */
    clear: (tenantId?: number) => removeIf((entry) => tenantId === undefined || entry.tenantId === tenantId),
    /** Removes a college's values with one of the tags. */
    invalidate: (tenantId: number, tags: readonly string[]) =>
      removeIf((entry) => entry.tenantId === tenantId && (entry.tags?.some((tag) => tags.includes(tag)) ?? true)),
  };
}
