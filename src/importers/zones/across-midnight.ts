/** The day of a game as a file gives it, with the wall time and the zone if they are known. */
export type FileDay = { localDate: string; time?: string | undefined; zone?: string | undefined };
type Start = { startsAt: string | null; timezone: string; localDate: string };

/** Where colleges play, from west to east. */
const zones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Puerto_Rico',
];

/** Minutes by which a game may start before or after its scheduled time. */
const tolerance = 45;
/** No game starts at night. */
const earliestHour = 6;

/**
 * The zone in which a game of the day before or after is on a file's day after all: a game at 6 p.m. in Hawaii is at midnight of
 * the next day in New York. `undefined` if it is another game.
 */
export function zoneOnDay({ startsAt, timezone, localDate }: Start, file: FileDay): string | undefined {
  if (startsAt === null || !isNextDay(localDate, file.localDate)) return undefined;
  const start = Temporal.Instant.from(startsAt);
  const dateIn = (zone: string) => start.toZonedDateTimeISO(zone).toPlainDate().toString();
  if (file.zone !== undefined && dateIn(file.zone) === file.localDate) return file.zone;
  if (file.time !== undefined) return zoneShowing(startsAt, `${file.localDate}T${file.time}`);
  const isAtNight = start.toZonedDateTimeISO(timezone).hour < earliestHour;
  return isAtNight && file.localDate < localDate ? timezone : undefined;
}

/** The zone in which clocks show about a wall time at an instant. */
export function zoneShowing(instant: string, wallTime: string): string | undefined {
  const wall = Temporal.PlainDateTime.from(wallTime);
  return zones.find((zone) => {
    const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();
    return Math.abs(shown.since(wall).total('minutes')) <= tolerance;
  });
}

function isNextDay(first: string, second: string): boolean {
  return Math.abs(Temporal.PlainDate.from(first).until(second).days) === 1;
}
