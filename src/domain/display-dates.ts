/** From when to when something is shown, as ISO instants; null is without bound. Both ends are included. */
export type DisplayDates = { startDate?: string | null; endDate: string | null };

export const hasBegun = ({ startDate }: DisplayDates, now: number): boolean =>
  !startDate || Date.parse(startDate) <= now;

export const hasEnded = ({ endDate }: DisplayDates, now: number): boolean =>
  endDate !== null && Date.parse(endDate) < now;

/** Whether it is shown at `now`, in milliseconds since the epoch. */
export const isOnDisplay = (dates: DisplayDates, now: number): boolean => hasBegun(dates, now) && !hasEnded(dates, now);

/** The first moment after `now` at which one of them begins or has ended; undefined when nothing will change. */
export function nextChange(all: readonly DisplayDates[], now: number): number | undefined {
  const moments = all
    .flatMap(({ startDate, endDate }) => [
      startDate ? Date.parse(startDate) : now,
      endDate === null ? now : Date.parse(endDate) + 1,
    ])
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
