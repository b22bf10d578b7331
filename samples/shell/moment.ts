import { addDays } from '../calendar.ts';

/** Instants by days from the seed's day and the wall time there. */
export const momentsOf =
  (today: string, timeZone: string) =>
  (days: number, time = '00:00'): string =>
    Temporal.PlainDate.from(addDays(today, days))
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant()
      .toString();

export type Moment = ReturnType<typeof momentsOf>;
