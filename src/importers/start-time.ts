/** A printed time of day, with a warning if it differs from the file's. */
export type TimeOfDay = { text: string; doubt?: string };

/** No game starts earlier: "08:00 AM" comes from a clock that was never set, and "07:00" without a.m. or p.m. means p.m. */
const earliestHour = 9;

/** A start such as "03:36 PM", "7pm", "2 PM", "06:36 PM ET" or "19:00" as "3:36 PM"; empty if unknown or implausible. */
export function normalizeStartTime(text: string): TimeOfDay {
  const match = readTime(text);
  if (!match) return { text: '' };
  const { hour, minute, half } = match;
  if (half === '') return { text: print(hour >= 1 && hour < earliestHour ? hour + 12 : hour, minute) };
  const hours = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hours >= earliestHour) return { text: print(hours, minute) };
  return { text: '', doubt: `The start "${text}" is implausible and is ignored.` };
}

/** An end such as "3:37" or "06:52 PM", printed the same way; without a.m. or p.m. it is p.m. */
export function normalizeEndTime(text: string): string {
  const match = readTime(text);
  if (!match) return '';
  const { hour, minute, half } = match;
  if (half === '') return print(hour >= 1 && hour < 12 ? hour + 12 : hour, minute);
  return print((hour % 12) + (half === 'p' ? 12 : 0), minute);
}

function readTime(text: string) {
  const match = /^(\d{1,2})(?::(\d\d))?(?::\d\d)?(?:\s*([ap])\.?m?\.?)?(?:\s+[A-Za-z]{1,4})?$/i.exec(text.trim());
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  return hour > 23 || minute > 59 ? undefined : { hour, minute, half: match[3]?.toLowerCase() ?? '' };
}

const print = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
