/** "7 p.m.", "6:30 p.m.", "Noon": the style in which `/api/v2` prints a time of day. */
export function printedTime(time: Temporal.PlainTime): string {
  if (time.hour === 12 && time.minute === 0) return 'Noon';
  const hour = time.hour % 12 || 12;
  const minute = time.minute === 0 ? '' : `:${String(time.minute).padStart(2, '0')}`;
  return `${hour}${minute} ${time.hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Wall time in an IANA zone of an instant, "2026-09-10T18:00:00": no zone, no fraction. */
export function localDateTime(instant: string, timezone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime().round('second').toString();
}

// constructing a DateTimeFormat costs more than rendering a schedule row, and there are few zones
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The time zone name printed after a time at an ISO instant: "CDT", or "GMT+9" if English has no abbreviation. */
export function zoneAbbreviation(instant: string, timezone: string): string {
  const format =
    zoneFormats.get(timezone) ?? new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'short' });
  zoneFormats.set(timezone, format);
  const parts = format.formatToParts(Temporal.Instant.from(instant).epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** "Central Time", without regard to daylight saving. */
export function zoneTitle(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the clocks of two zones show the same time at an instant (ISO). */
export function hasSameClock(instant: string, first: string, second: string): boolean {
  if (first === second) return true;
  const { epochNanoseconds } = Temporal.Instant.from(instant);
  const offset = (timezone: string) => new Temporal.ZonedDateTime(epochNanoseconds, timezone).offsetNanoseconds;
  return offset(first) === offset(second);
}

/** The instant of a wall time at a venue. A time skipped by daylight saving maps to the later one. */
export function instantAt(localDate: string, time: string, timezone: string): string {
  return Temporal.PlainDate.from(localDate)
    .toZonedDateTime({ timeZone: timezone, plainTime: time })
    .toInstant()
    .toString();
}

/** Today's date at a college. */
export function todayIn(timezone: string, now: Temporal.Instant = Temporal.Now.instant()): string {
  return now.toZonedDateTimeISO(timezone).toPlainDate().toString();
}
