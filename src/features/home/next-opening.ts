/** A year after the first game of a season; undefined once that day has passed, as after a season known only in part. */
export function nextOpening(first: string, today: string): string | undefined {
  const opens = Temporal.PlainDate.from(first.slice(0, 10)).add({ years: 1 }).toString();
  return opens < today ? undefined : opens;
}
