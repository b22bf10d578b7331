/** The time zone in which it is between 7 and 8 p.m. now, so that no test runs past midnight. */
export function zoneAtSevenPm(now = Temporal.Now.instant()): string {
  const { hour } = now.toZonedDateTimeISO('UTC');
  // from 12 hours behind UTC to 11 ahead; the sign in the names of these zones is inverted
  const ahead = ((19 - hour + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export const todayAt = (zone: string, hour: number): Temporal.PlainDateTime =>
  Temporal.Now.plainDateISO(zone).toPlainDateTime({ hour });

/** Date and time of a game as scoring software writes them. */
export function formatGameTime({ month, day, year, hour, minute }: Temporal.PlainDateTime) {
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return { date: `${month}/${day}/${year}`, time };
}
