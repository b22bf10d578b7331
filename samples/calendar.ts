import { seasonTitle } from '../src/domain/season.ts';
import type { SportKind } from './sport-kind.ts';

export type SeasonSpan = { title: string; year: number; startDate: string; endDate: string };

/** The season of a sport on a day, minus `back` seasons. A season is current until the summer or fall before the next. */
export function seasonSpan(time: SportKind['time'], today: string, back: number): SeasonSpan {
  const day = Temporal.PlainDate.from(today);
  const year =
    (time === 'fall'
      ? day.month >= 6
        ? day.year
        : day.year - 1
      : time === 'winter'
        ? day.month >= 8
          ? day.year
          : day.year - 1
        : day.year) - back;
  if (time === 'fall')
    return { title: seasonTitle(year, false), year, startDate: `${year}-06-01`, endDate: `${year}-12-31` };
  if (time === 'winter')
    return { title: seasonTitle(year, true), year, startDate: `${year}-08-01`, endDate: `${year + 1}-04-15` };
  return { title: seasonTitle(year, false), year, startDate: `${year}-01-01`, endDate: `${year}-06-30` };
}

export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to).days;

/** The first such weekday (1 Monday to 7 Sunday) on or after a day. */
export function weekdayFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - Temporal.PlainDate.from(date).dayOfWeek + 7) % 7);
}

const holidays = /-12-(?:24|25|31)$/;

/** The first `count` days on the given weekdays from a day on, without holidays. */
export function daysOn(weekdays: readonly number[], from: string, count: number): string[] {
  const days: string[] = [];
  for (let date = from; days.length < count; date = addDays(date, 1)) {
    if (weekdays.includes(Temporal.PlainDate.from(date).dayOfWeek) && !holidays.test(date)) days.push(date);
  }
  return days;
}
