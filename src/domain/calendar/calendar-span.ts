import { monthOf } from '../printed-date.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The period of a calendar page. Days are "2026-11-22", first and last included. */
export type CalendarSpan = {
  from: string;
  to: string;
  /** The days on the page: a month in weeks begins on a Sunday and ends on a Saturday. */
  firstShown: string;
  lastShown: string;
  /** A day in the previous and in the next period. */
  previous: string;
  next: string;
  /** "November 2026", "November 22–28, 2026". */
  title: string;
};

/** The month or week that contains a day; a list covers a month. */
export function calendarSpan(view: CalendarView, day: string): CalendarSpan {
  const date = Temporal.PlainDate.from(day);
  const from = view === 'week' ? weekStart(date) : date.with({ day: 1 });
  const to = view === 'week' ? from.add({ days: 6 }) : from.add({ months: 1 }).subtract({ days: 1 });
  const step = view === 'week' ? { weeks: 1 } : { months: 1 };
  const shown =
    view === 'list' ? { first: from, last: to } : { first: weekStart(from), last: weekStart(to).add({ days: 6 }) };
  return {
    from: from.toString(),
    to: to.toString(),
    firstShown: shown.first.toString(),
    lastShown: shown.last.toString(),
    previous: from.subtract(step).toString(),
    next: from.add(step).toString(),
    title: view === 'week' ? rangeTitle(from.toString(), to.toString()) : monthOf(from.toString()),
  };
}

/** "November 22–28, 2026"; both ends in full if the month or year differs. */
export function rangeTitle(from: string, to: string): string {
  return rangeFormat
    .formatRange(Date.parse(`${from}T00:00Z`), Date.parse(`${to}T00:00Z`))
    .replaceAll('\u2009', ' ')
    .replace(/(\d) – (\d)/, '$1–$2');
}

const rangeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Weeks begin on Sunday. */
const weekStart = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek % 7 });
