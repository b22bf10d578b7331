import type { ScheduleGame } from '../../api/games/schema.ts';

/** The last day of a game of several days; undefined for others. */
export function lastDay({ venueDate, venueEndDate }: Pick<ScheduleGame, 'venueDate' | 'venueEndDate'>) {
  const last = venueEndDate?.slice(0, 10);
  return last && last > venueDate.slice(0, 10) ? last : undefined;
}
