/** A time zone in which it is between seven and eight in the evening now: no test runs into midnight. */
export function eveningZone(now = Temporal.Now.instant()): string {
  const { hour } = now.toZonedDateTimeISO('UTC');
  // 12 hours behind to 11 ahead; zones of this kind are named by what is behind
  const ahead = ((19 - hour + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Today at so many hours, in the zone. */
export const todayAt = (zone: string, hour: number): Temporal.PlainDateTime =>
  Temporal.Now.plainDateISO(zone).toPlainDateTime({ hour });

/** As scorers' programs write the day and the time of a game. */
export function printed({ month, day, year, hour, minute }: Temporal.PlainDateTime) {
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return { date: `${month}/${day}/${year}`, time };
}
