/** A day as it is written: without a year, or with two digits of it. */
type WrittenDay = { month: number; day: number; year?: number; shortYear?: number };
export type WrittenDays = {
  first: WrittenDay;
  last?: WrittenDay;
  /** Day of the week of the first day, Monday is 1. */
  weekday?: number;
  /** Text after the date, such as a time. */
  rest: string;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekdayPattern = /\(?\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?\)?,?/gi;

const year = String.raw`(\d{4}|'?\d{2})`;
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

type Groups = (string | undefined)[];
const forms: [
  RegExp,
  (groups: Groups) => [year: string | undefined, month: string | undefined, day: string | undefined],
][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, ([y, m, d]) => [y, m, d]],
  [/^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?$/, ([m, d, y]) => [y, m, d]],
  [/^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/, ([m, d, y]) => [y, m, d]],
  [new RegExp(`^${month} ?${ordinal}(?:,? ?${year})?$`, 'i'), ([m, d, y]) => [y, m, d]],
  [new RegExp(`^${ordinal}[ -]${month}(?:[ ,-]+${year})?$`, 'i'), ([d, m, y]) => [y, m, d]],
];

/**
 * Reads a day or several: "1/17/2026", "2026-01-17", "Sat, Sept. 5", "Apr 3-5", "4/17-4/18/2026", "April 10, 2026 - April 12,
 * 2026". `undefined` if the text is not a date.
 */
export function parseDays(text: string): WrittenDays | undefined {
  const [named] = [...text.matchAll(weekdayPattern)].map((match) => match[1]?.slice(0, 3).toLowerCase() ?? '');
  const weekday = named === undefined ? undefined : weekdays.indexOf(named) + 1;
  const plain = text
    .replace(weekdayPattern, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,-]+|(?<![\s,-])[\s,-]+$/g, '');
  const { date, rest } = withoutTime(plain);
  const days = dayOf(date) ?? rangeOf(date);
  return days && { ...days, ...(weekday && { weekday }), rest };
}

/** Spreadsheets write date and time in one cell: "9/5/2026 19:00", "2026-09-05T19:00:00". */
function withoutTime(text: string): { date: string; rest: string } {
  const match =
    /^(.*\d)(?:[T ]|,? (?:at|@) )(\d{1,2}(?::\d\d){1,2}(?:\.\d+)?(?:\s?[ap]\.?m\.?)?(?:\s?[A-Z]{1,4})?)$/i.exec(text);
  if (!match?.[1]) return { date: text, rest: '' };
  const isMidnight = /^0?0:00(?::00)?(?:\.0+)?Z?$/.test(match[2] ?? '');
  return { date: match[1].replace(/,$/, '').trim(), rest: isMidnight ? '' : (match[2] ?? '') };
}

function dayOf(text: string): Pick<WrittenDays, 'first'> | undefined {
  for (const [pattern, order] of forms) {
    const match = pattern.exec(text.trim());
    if (match) {
      const [written, monthText = '', day] = order(match.slice(1));
      const number = /^\d/.test(monthText)
        ? Number(monthText)
        : months.indexOf(monthText.slice(0, 3).toLowerCase()) + 1;
      return validDay({ month: number, day: Number(day), ...yearOf(written) });
    }
  }
  return undefined;
}

function yearOf(text: string | undefined): Pick<WrittenDay, 'year' | 'shortYear'> {
  const digits = text?.replace(/\D/g, '');
  if (!digits) return {};
  return digits.length === 4 ? { year: Number(digits) } : { shortYear: Number(digits) };
}

const validDay = (first: WrittenDay) =>
  first.month >= 1 && first.month <= 12 && first.day >= 1 && first.day <= 31 ? { first } : undefined;

const separator = / ?- ?| (?:to|thru|through|&|and) /gi;

function rangeOf(text: string): Pick<WrittenDays, 'first' | 'last'> | undefined {
  for (const match of text.matchAll(separator)) {
    const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const days = daysBetween(left.trim(), right.trim());
    if (days) return days;
  }
  return undefined;
}

function daysBetween(left: string, right: string): { first: WrittenDay; last: WrittenDay } | undefined {
  const from = dayOf(left)?.first;
  const to = dayOf(right)?.first;
  // "Apr 3-5, 2026", "4/3-5/2026"
  const [, day, given] = new RegExp(`^${ordinal}(?:(?:,? |,|/)${year})?$`).exec(right) ?? [];
  const last = to ?? (from && day ? { month: from.month, day: Number(day), ...yearOf(given) } : undefined);
  // "3-5 April 2026"
  const [, alone] = new RegExp(`^${ordinal}$`).exec(left) ?? [];
  const first = from ?? (to && alone ? { ...to, day: Number(alone) } : undefined);
  if (!first || !last || !validDay(first) || !validDay(last)) return undefined;
  return { first, last };
}
