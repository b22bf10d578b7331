import type { LocationIndicator } from '../../src/domain/game.ts';
import { addDays, weekdayFrom } from '../calendar.ts';
import { type Slot, slot } from './slot.ts';

/** A meet; `week` counts from the season's first Friday, and `field` is the number of teams. */
export type Meet = {
  week: number;
  title: string;
  at: LocationIndicator;
  field: number;
  days?: number;
  conference?: boolean;
  time?: string;
};

export function meetSchedule(meets: readonly Meet[], start: string, year: number): Slot[] {
  const friday = weekdayFrom(`${year}-${start}`, 5);
  return meets.map(({ week, title, at, field, days = 1, conference = false, time }) => {
    const date = addDays(friday, week * 7);
    return slot(date, at, {
      title,
      field,
      ...(time && { time }),
      ...(days > 1 && { endDate: addDays(date, days - 1) }),
      conference,
      conferenceTournament: conference,
      ...(conference && { tournament: title }),
    });
  });
}
