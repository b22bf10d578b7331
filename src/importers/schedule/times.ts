import { meanings } from '../../web/words.ts';

/** A time of day, "19:00", with the time zone that the text names. */
export type StartTime = { time: string; zone?: Zone };
/** A zone as it is written, and the IANA zone it means. */
export type Zone = { written: string; timezone: string };
/** Start times in a cell: none if they are to be announced, two of a doubleheader. */
export type StartTimes = { times: StartTime[]; isDoubleheader: boolean };

const zones = meanings({
  'America/New_York': 'et eastern',
  'America/Chicago': 'ct central',
  'America/Denver': 'mt mountain',
  'America/Los_Angeles': 'pt pacific',
  'America/Anchorage': 'akt alaska',
  'Pacific/Honolulu': 'ht hawaii',
  'America/Puerto_Rico': 'at atlantic',
  'America/Phoenix': 'arizona az',
  UTC: 'utc gmt',
});

/** No game starts earlier: such a time is a clock that was never set. */
const earliestHour = 6;

/**
 * Reads "7 PM CT", "6:30 p.m. ET", "Noon", "19:05", "12:30/3:00" or "1 p.m. (DH)". Without a.m. or p.m., hours 1 to 7 are
 * p.m., and the second of two times is the later one; 8 to 11 alone may be either. `undefined` for times that are not
 * understood.
 */
export function parseStartTimes(text: string): StartTimes | undefined {
  const isDoubleheader = doubleheaderWord.test(text);
  const plain = text
    .replace(doubleheaderWord, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/\b(?:12(?::00)?\s*)?noon\b/gi, '12 pm')
    .replace(
      /\blocal(?: time)?\b|\btime\b|^\s*(?:start(?:s|ing)?|first pitch|kickoff|tip-?off|tip)\b:?|\bapprox\.?/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;/-]+|(?<![\s,;/])[\s,;/]+$/g, '');
  if (/^(?:tb[acd]\.?|to be (?:announced|determined)|all[- ]day|n\/a|[-–—]*)$/i.test(plain))
    return { times: [], isDoubleheader };
  const parts = plain.split(/ ?(?:\/|&|,|;|\band\b) ?/i).filter((part) => part !== '');
  const clocks = parts.map(readClock);
  if (parts.length > 2 || clocks.some((clock) => clock === undefined)) return undefined;
  const times = inOrder(clocks.flatMap((clock) => clock ?? []));
  return times && { times, isDoubleheader: isDoubleheader || (times.length === 2 && !isOneInstant(times)) };
}

const doubleheaderWord = /\b(?:dh|double-?\s?header)\b/i;

type Clock = { hour: number; minute: number; half: string; zone?: Zone };

function readClock(text: string): Clock | undefined {
  const match = /^(\d{1,2})(?::(\d\d))?(?::\d\d)? ?(?:([ap])\.? ?(?:m\b\.?)?)? ?([a-z]{1,12})?$/i.exec(text);
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  const written = match[4] ?? '';
  const zone = written === '' ? undefined : zoneOf(written);
  if (hour > 23 || minute > 59 || (written !== '' && !zone)) return undefined;
  return { hour, minute, half: match[3]?.toLowerCase() ?? '', ...(zone && { zone }) };
}

function zoneOf(written: string): Zone | undefined {
  const word = written.toLowerCase();
  const timezone = zones.get(word) ?? zones.get(word.replace(/^(ak|[a-z])[sd]t$/, '$1t'));
  return timezone === undefined ? undefined : { written: written.toUpperCase(), timezone };
}

/** The minutes of the day that a clock can mean. */
function minutesOf({ hour, minute, half }: Clock): number[] {
  const hours = half
    ? [(hour % 12) + (half === 'p' ? 12 : 0)]
    : hour < 8
      ? [hour + 12]
      : hour < 12
        ? [hour, hour + 12]
        : [hour];
  const isValid = half ? hour >= 1 && hour <= 12 : hour >= 1;
  return isValid ? hours.filter((one) => one >= earliestHour).map((one) => one * 60 + minute) : [];
}

/** The times of clocks, the second after the first; `undefined` if a clock can mean no time or two. */
function inOrder(clocks: readonly Clock[]): StartTime[] | undefined {
  const [first, second] = clocks;
  if (!first) return undefined;
  if (!second) {
    const [minutes, other] = minutesOf(first);
    return minutes === undefined || other !== undefined ? undefined : [toTime(first, minutes)];
  }
  if (first.zone && second.zone && first.zone.timezone !== second.zone.timezone) {
    const alone = [first, second].map((clock) => inOrder([{ ...clock, half: clock.half || second.half }])?.[0]);
    return alone[0] && alone[1] ? [alone[0], alone[1]] : undefined;
  }
  const pairs = minutesOf(first).flatMap((a) =>
    minutesOf(second).flatMap((b) => (b > a && b - a <= maxGap ? [[a, b] as const] : [])),
  );
  const [pair] = pairs.sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  const zone = second.zone ?? first.zone;
  return (
    pair && [
      toTime({ ...first, ...(zone && { zone }) }, pair[0]),
      toTime({ ...second, ...(zone && { zone }) }, pair[1]),
    ]
  );
}

/** Minutes between the starts of two games of a day. */
const maxGap = 9 * 60;

const toTime = ({ zone }: Clock, minutes: number): StartTime => ({
  time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  ...(zone && { zone }),
});

/** "7 p.m. ET / 6 p.m. CT" is one start. */
function isOneInstant([first, second]: readonly StartTime[]): boolean {
  if (!first?.zone || !second?.zone || first.zone.timezone === second.zone.timezone) return false;
  const [a, b] = [first, second].map(({ time, zone }) =>
    Temporal.PlainDateTime.from(`2026-01-15T${time}`)
      .toZonedDateTime(zone?.timezone ?? 'UTC')
      .toInstant(),
  );
  return a !== undefined && b !== undefined && a.equals(b);
}

/**
 * The IANA zone of a written one on a day. "MST" during daylight saving is Arizona's time. `doubt` for a time such as "EST" in
 * July, which is taken as the time that clocks show.
 */
export function zoneOn(date: string, { written, timezone }: Zone): { timezone: string; doubt?: string } {
  const [, area = '', kind] = /^(AK|[A-Z])([SD])T$/.exec(written) ?? [];
  if (kind === undefined) return { timezone };
  const noon = Temporal.PlainDateTime.from(`${date}T12:00`);
  const isDaylight = (zone: string) =>
    noon.toZonedDateTime(zone).offsetNanoseconds !==
    Temporal.PlainDateTime.from(`${date.slice(0, 4)}-01-01T12:00`).toZonedDateTime(zone).offsetNanoseconds;
  const isWrittenDaylight = kind === 'D';
  if (isDaylight(timezone) === isWrittenDaylight) return { timezone };
  if (area === 'M' && !isWrittenDaylight) return { timezone: 'America/Phoenix' };
  return { timezone, doubt: `${written} is not the time of ${date}; read as the time that clocks show there then` };
}
