import type { GameSpan } from '../game-span.ts';

/** Existing readers expect seven decimals. */
const withFraction = (time: string): string => `${time}.0000000`;

/** The times of an event: dates for all-day events, otherwise instants in UTC and in the college's zone. */
export function eventTimes(span: GameSpan, timeZone: string) {
  if (span.days) {
    const [start, end] = [span.start.toString(), span.end.toString()];
    return { start, end, localStart: start, localEnd: end };
  }
  const utc = (instant: Temporal.Instant) => `${withFraction(secondsOf(instant, 'UTC'))}Z`;
  const local = (instant: Temporal.Instant) => withFraction(secondsOf(instant, timeZone));
  return {
    start: utc(span.start),
    end: utc(span.end),
    localStart: local(span.start),
    localEnd: local(span.end),
  };
}

const secondsOf = (instant: Temporal.Instant, timeZone: string): string =>
  instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' });

/** "9/5 6:00 PM"; "9/5" for all-day events. */
export function dayOfTitle(span: GameSpan, timeZone: string): string {
  if (span.days) return `${span.start.month}/${span.start.day}`;
  const { month, day, hour, minute } = span.start.toZonedDateTimeISO(timeZone);
  return `${month}/${day} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
