/** A year after the first game of a season; undefined once that day has passed, as after a season known only in part. */
export function nextOpening(first: string, today: string): string | undefined {
  const opens = Temporal.PlainDate.from(first.slice(0, 10)).add({ years: 1 }).toString();
  return opens < today ? undefined : opens;
}

/**
 * Whether a season of two years, such as "2026-27", is in its first. It is not over then, even if the schedule has no
 * further game yet.
 */
export function isFirstYear(season: string, today: string): boolean {
  return /^\d{4}-\d{2}/.test(season) && today.slice(0, 4) <= season.slice(0, 4);
}
