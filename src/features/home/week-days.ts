import type { CalendarEvent } from '../../api/calendar/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';

export type WeekDay = { date: string; name: string; isToday: boolean; games: CalendarEvent[] };

/** Days before and after today. */
const around = 3;

/** The first and last day of the week around a day. */
export function weekAround(today: string): { from: string; to: string } {
  const day = Temporal.PlainDate.from(today);
  return { from: day.subtract({ days: around }).toString(), to: day.add({ days: around }).toString() };
}

/** The games of the week around a day, grouped by the day on which they begin at the college. */
export function weekDays(events: readonly CalendarEvent[], today: string): WeekDay[] {
  const { from } = weekAround(today);
  const byDay = Map.groupBy(events, ({ date }) => date.slice(0, 10));
  return Array.from({ length: 2 * around + 1 }, (_, index) => {
    const date = Temporal.PlainDate.from(from).add({ days: index }).toString();
    return { date, name: nameOf(index, date), isToday: date === today, games: byDay.get(date) ?? [] };
  });
}

const names: Readonly<Record<number, string>> = {
  [around - 1]: 'Yesterday',
  [around]: 'Today',
  [around + 1]: 'Tomorrow',
};
const nameOf = (index: number, date: string): string => names[index] ?? shortDay(date);
