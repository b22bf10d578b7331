/** Compares column values: instants as such, and JSON, whose keys Postgres reorders. A missing key is an absent value. */
export function isSame(stored: unknown, wanted: unknown): boolean {
  if (typeof stored === 'string' && typeof wanted === 'string' && /^\d{4}-\d\d-\d\d[ T]/.test(stored))
    return Temporal.Instant.from(stored).equals(Temporal.Instant.from(wanted));
  return canonical(stored) === canonical(wanted);
}

const canonical = (value: unknown): string | undefined => JSON.stringify(inKeyOrder(value));

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, inKeyOrder(inner)]),
  );
}
