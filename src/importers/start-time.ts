/** A printed time of day, with a warning if it differs from the file's. */
export type TimeOfDay = { text: string; doubt?: string };

/** No game starts earlier: "08:00 AM" comes from a clock that was never set, and "07:00" without a.m. or p.m. means p.m. */
const earliestHour = 9;

/** A start such as "03:36 PM", "7pm", "2 PM", "06:36 PM ET" or "19:00" as "3:36 PM"; empty if unknown or implausible. */
export function normalizeStartTime(text: string): TimeOfDay {
  const time = readTime(text);
  if (!time) return { text: '' };
  const { hour, minute, half } = time;
  if (half === '') return { text: print(hour >= 1 && hour < earliestHour ? hour + 12 : hour, minute) };
  const hours = hourOf(time);
  if (hours >= earliestHour) return { text: print(hours, minute) };
  return { text: '', doubt: `The start "${text}" is implausible and is ignored.` };
}

/** An end such as "3:37" or "06:52 PM", printed the same way; without a.m. or p.m. it is p.m. */
export function normalizeEndTime(text: string): string {
  const time = readTime(text);
  if (!time) return '';
  const { hour, minute, half } = time;
  if (half === '') return print(hour >= 1 && hour < 12 ? hour + 12 : hour, minute);
  return print(hourOf(time), minute);
}

/**
 * Time of day of a printed start: "3:36 PM" -> "15:36", "7 p.m." -> "19:00", "Noon" -> "12:00", "19:05" stays.
 * `undefined` for implausible times: hours 1 to 11 without a.m. or p.m., and night hours; and for one with a time zone.
 */
export function parseStartTime(text: string): string | undefined {
  const time = readTime(text.replace(/\bnoon\b/i, '12 pm'));
  if (!time || time.hasZone) return undefined;
  const { hour, minute, half } = time;
  if (half === '' ? hour < 12 : hour < 1 || hour > 12) return undefined;
  const hours = hourOf(time);
  return hours < earliestHour ? undefined : `${twoDigits(hours)}:${twoDigits(minute)}`;
}

type Time = { hour: number; minute: number; half: string; hasZone: boolean };

function readTime(text: string): Time | undefined {
  const match = /^(\d{1,2})(?::(\d\d))?(?::\d\d)?(?:\s*([ap])\.?m?\.?)?(\s+[A-Za-z]{1,4})?$/i.exec(text.trim());
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59) return undefined;
  return { hour, minute, half: match[3]?.toLowerCase() ?? '', hasZone: match[4] !== undefined };
}

/** The hour of the day: 19 for 7 p.m. */
const hourOf = ({ hour, half }: Time) => (half === '' ? hour : (hour % 12) + (half === 'p' ? 12 : 0));

const twoDigits = (number: number) => String(number).padStart(2, '0');

const print = (hour: number, minute: number) => `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
