import { printedTime } from '../../../domain/local-time.ts';
import { shortDay } from '../../../domain/printed-date.ts';

/**
 * An instant with offset ("2026-09-05T18:00-05:00") as printed in a time zone: "Sun, Sep 6" and "1 a.m."
 *
 * @param library the browser's own Temporal or a polyfill
 */
export function readerTime(
  datetime: string,
  timeZone: string,
  { Instant }: Pick<typeof Temporal, 'Instant'>,
): { day: string; time: string } {
  const local = Instant.from(datetime).toZonedDateTimeISO(timeZone);
  return { day: shortDay(local.toPlainDate().toString()), time: printedTime(local.toPlainTime()) };
}
