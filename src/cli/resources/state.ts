type Dated = { enabled?: boolean; startDate?: string | null; endDate: string | null };

/** Whether something that is shown for a time is `off`, `planned`, `shown` or `ended`. */
export function stateAt({ enabled, startDate, endDate }: Dated, now: Temporal.Instant): string {
  if (endDate && Temporal.Instant.compare(endDate, now) <= 0) return 'ended';
  if (enabled === false) return 'off';
  return startDate && Temporal.Instant.compare(startDate, now) > 0 ? 'planned' : 'shown';
}

/** An end that lies before the start. */
export function datesFault({ startDate, endDate }: Dated) {
  if (!startDate || !endDate || Temporal.Instant.compare(startDate, endDate) < 0) return [];
  return [{ field: 'endDate', message: 'it has to be after startDate' }];
}
