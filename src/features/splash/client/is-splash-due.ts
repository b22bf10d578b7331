import { isOnDisplay } from '../../../domain/display-dates.ts';
import { findSkip } from '../../../web/splash-skip.ts';

/** Whether a splash is shown to a reader with these cookies. `now` in milliseconds since the epoch. */
export const isSplashDue = (
  dates: { startDate: string; endDate: string | null },
  cookies: string,
  now: number,
): boolean => isOnDisplay(dates, now) && findSkip(cookies) === undefined;
