/** Display period as inclusive ISO instants; null means unbounded. */
export type DisplayDates = { startDate?: string | null; endDate: string | null };

export const hasBegun = ({ startDate }: DisplayDates, now: number): boolean =>
  !startDate || Date.parse(startDate) <= now;

export const hasEnded = ({ endDate }: DisplayDates, now: number): boolean =>
  endDate !== null && Date.parse(endDate) < now;

/** Whether the period includes `now` (milliseconds since the epoch). */
export const isOnDisplay = (dates: DisplayDates, now: number): boolean => hasBegun(dates, now) && !hasEnded(dates, now);

/** The next time after `now` at which one of the periods starts or has ended; undefined if none will. */
export function nextChange(all: readonly DisplayDates[], now: number): number | undefined {
  const moments = all
    .flatMap(({ startDate, endDate }) => [
      startDate ? Date.parse(startDate) : now,
      endDate === null ? now : Date.parse(endDate) + 1,
    ])
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
