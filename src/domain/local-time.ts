/** "7 p.m.", "6:30 p.m.", "Noon": the one style in which `/api/v2` prints a time of day. */
export function printedTime(time: Temporal.PlainTime): string {
  if (time.hour === 12 && time.minute === 0) return 'Noon';
  const hour = time.hour % 12 || 12;
  const minute = time.minute === 0 ? '' : `:${String(time.minute).padStart(2, '0')}`;
  return `${hour}${minute} ${time.hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Wall time at the venue of a UTC instant, "2026-09-10T18:00:00": no zone, no fraction. */
export function localDateTime(instant: string, timezone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime().round('second').toString();
}

/** The instant of a wall time at a venue. In the hour that the clocks skip, the time after it. */
export function instantAt(localDate: string, time: string, timezone: string): string {
  return Temporal.PlainDate.from(localDate)
    .toZonedDateTime({ timeZone: timezone, plainTime: time })
    .toInstant()
    .toString();
}

/** Today at a college. */
export function todayIn(timezone: string, now: Temporal.Instant = Temporal.Now.instant()): string {
  return now.toZonedDateTimeISO(timezone).toPlainDate().toString();
}
