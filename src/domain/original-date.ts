type Day = { localDate: string; originalDate: string | null };

/** The first day of a game that is moved to another one; null on that day itself. */
export function originalDate({ localDate, originalDate: first }: Day, to: string): string | null {
  const original = first ?? localDate;
  return original === to ? null : original;
}
