/** Compares column values: instants as such, and JSON, whose keys Postgres reorders. A missing key is an absent value. */
export function isSame(stored: unknown, wanted: unknown): boolean {
  const [one, other] = [instantIn(stored), instantIn(wanted)];
  return one && other ? one.equals(other) : canonical(stored) === canonical(wanted);
}

/** The instant that a value is; undefined for a text that only begins with a date: "2025-09-01 to present". */
function instantIn(value: unknown): Temporal.Instant | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[ T]/.test(value)) return undefined;
  try {
    return Temporal.Instant.from(value);
  } catch {
    return undefined;
  }
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
