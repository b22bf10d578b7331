import { localDateTime, printedTime, zoneAbbreviation } from './local-time.ts';
import { longDate } from './printed-date.ts';

/** `November 5, 2026, 9 a.m. EST`. */
export function printedInstant(instant: string, zone: string): string {
  const local = localDateTime(instant, zone);
  const time = printedTime(Temporal.PlainDateTime.from(local).toPlainTime());
  return `${longDate(local)}, ${time} ${zoneAbbreviation(instant, zone)}`;
}
