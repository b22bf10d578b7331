import { localDateTime, printedTime, zoneAbbreviation } from './local-time.ts';
import { longDate } from './printed-date.ts';

/** `November 5, 2026, 9 a.m. EST`. */
export function printedInstant(instant: string, zone: string): string {
  const local = localDateTime(instant, zone);
  return `${longDate(local)}, ${printedClock(instant, zone)}`;
}

/** `9 a.m. EST`. */
export function printedClock(instant: string, zone: string): string {
  const local = Temporal.PlainDateTime.from(localDateTime(instant, zone));
  return `${printedTime(local.toPlainTime())} ${zoneAbbreviation(instant, zone)}`;
}
