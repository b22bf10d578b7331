/** The database's "2026-09-10 22:00:00+00" as "2026-09-10T22:00:00Z". */
export const isoInstant = (text: string): string => Temporal.Instant.from(text).toString();

export const isoInstantOrNull = (text: string | null): string | null => (text === null ? null : isoInstant(text));
