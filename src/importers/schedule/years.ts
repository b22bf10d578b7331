import { isoDate } from '../../domain/game-date.ts';
import { importRefusal } from '../refusal.ts';
import type { WrittenDays } from './days.ts';

/** The date of a table row, before its year is known. */
export type DatedRow = {
  line: number;
  text: string;
  days: WrittenDays;
  /** Season of the row or of the import, "2024" or "2025-26"; gives years that the date omits. */
  season?: string | undefined;
  /** Text of the row that may name the year. */
  note: string;
};

export type YearOptions = {
  /** The first year that two digits can mean. */
  fromYear?: number | undefined;
  /** The current year. */
  today: string;
};

export type Days = { date: string; endDate?: string };
type Result = Days | { problem: string };

const earliestYear = 1850;
/** Football schedules are announced more than ten years ahead. */
const yearsAhead = 15;
/** Two digits mean a year up to so many years ahead, if the file does not say otherwise. */
const shortYearsAhead = 5;
/** Days within which all games of one season are. */
const seasonDays = 366;

/**
 * The days of rows. Throws an `ImportRefusal` that asks for `--from-year` if years have two digits and the dates are not of one
 * season.
 */
export function resolveYears(rows: readonly DatedRow[], options: YearOptions): Result[] {
  if (options.fromYear === undefined) askForCentury(rows, options);
  const results = rows.map((row, index): Result => resolve(row, rows, index, options));
  return results;
}

const thisYear = ({ today }: YearOptions) => Number(today.slice(0, 4));

function resolve(row: DatedRow, rows: readonly DatedRow[], index: number, options: YearOptions): Result {
  const { text, days, note } = row;
  const year = yearOf(row, options) ?? neighborYear(rows, index, options);
  if (year === undefined) return problem(text, 'has no year; add it, or give the season with --season');
  const date = isoDate(year, days.first.month, days.first.day);
  if (!date) return problem(text, 'is not a day of the calendar');
  if (year < earliestYear || year > thisYear(options) + yearsAhead)
    return problem(text, `is ${date}, which is not a plausible day of a game`);
  const noted = days.first.shortYear === undefined ? undefined : otherCentury(note, year);
  if (noted !== undefined)
    return problem(text, `is read as ${date}, but the line names ${noted}; write four digits of the year`);
  if (days.weekday !== undefined && Temporal.PlainDate.from(date).dayOfWeek !== days.weekday)
    return problem(text, `is ${date}, which is a ${weekdayName(date)}; correct the date or the day of the week`);
  if (!days.last) return { date };
  const isNextYear = days.last.month < days.first.month;
  const lastYear = days.last.year ?? year + (isNextYear ? 1 : 0);
  const endDate = isoDate(lastYear, days.last.month, days.last.day);
  const length = endDate ? Temporal.PlainDate.from(date).until(endDate).days : -1;
  if (!endDate || length < 0 || length > 31) return problem(text, 'is not understood as days of one event');
  return { date, ...(length > 0 && { endDate }) };
}

const problem = (text: string, what: string) => ({ problem: `the date "${text}" ${what}` });

const weekdayName = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('en-US', { weekday: 'long' });

/** The year of the first day by the row alone. */
function yearOf({ days: { first, last }, season }: DatedRow, options: YearOptions): number | undefined {
  if (first.year !== undefined) return first.year;
  if (last?.year !== undefined) return last.year - (last.month < first.month ? 1 : 0);
  const short = first.shortYear ?? last?.shortYear;
  const start = season === undefined ? undefined : Number(season.slice(0, 4));
  if (short === undefined) {
    if (start === undefined) return undefined;
    return season?.includes('-') && first.month < 8 ? start + 1 : start;
  }
  if (start !== undefined) return fromWindow(short, start - 50);
  return fromWindow(short, options.fromYear ?? thisYear(options) + shortYearsAhead - 99);
}

/** The year with two last digits among the hundred years from one on. */
const fromWindow = (short: number, from: number): number => from + ((((short - from) % 100) + 100) % 100);

/** The year of a date without one that stands between two days of the file in order, if there is only one. */
function neighborYear(rows: readonly DatedRow[], index: number, options: YearOptions): number | undefined {
  const first = rows[index]?.days.first;
  const dayAt = (row: DatedRow | undefined) => {
    const year = row && yearOf(row, options);
    return row && year !== undefined ? isoDate(year, row.days.first.month, row.days.first.day) : undefined;
  };
  const before = rows
    .slice(0, index)
    .map(dayAt)
    .findLast((day) => day !== undefined);
  const after = rows
    .slice(index + 1)
    .map(dayAt)
    .find((day) => day !== undefined);
  const anchor = before ?? after;
  if (!first || !anchor) return undefined;
  const years = [-1, 0, 1].map((shift) => Number(anchor.slice(0, 4)) + shift);
  const fitting = years.filter((year) => {
    const day = isoDate(year, first.month, first.day);
    if (!day || (before && day < before) || (after && day > after)) return false;
    return Math.abs(Temporal.PlainDate.from(anchor).until(day).days) <= seasonDays / 2;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A year in a text with the same last two digits in another century. */
function otherCentury(text: string, year: number): number | undefined {
  const years = [...text.matchAll(/\b(?:18|19|20)\d\d\b/g)].map(([found]) => Number(found));
  if (years.includes(year)) return undefined;
  return years.find((named) => named % 100 === year % 100);
}

function askForCentury(rows: readonly DatedRow[], options: YearOptions): void {
  const short = rows.filter(
    ({ days: { first, last }, season }) =>
      season === undefined &&
      first.year === undefined &&
      last?.year === undefined &&
      (first.shortYear ?? last?.shortYear) !== undefined,
  );
  const days = short
    .flatMap((row) => isoDate(yearOf(row, options) ?? 0, row.days.first.month, row.days.first.day) ?? [])
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return;
  const isOneSeason = Temporal.PlainDate.from(first).until(last).days <= seasonDays;
  const doubted = short.filter((row) => otherCentury(row.note, yearOf(row, options) ?? 0) !== undefined);
  if (isOneSeason && doubted.length === 0) return;
  const list = short.slice(0, 8).map(({ line, text }) => `line ${line} "${text}"`);
  const more = short.length > list.length ? ` and ${short.length - list.length} more` : '';
  throw importRefusal(
    `The century of these dates is not clear: ${list.join(', ')}${more}. Write years with four digits, or give the first year that two digits can mean: --from-year 1925 reads 24 as 2024 and 26 as 1926.`,
  );
}
