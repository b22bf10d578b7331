/** A leap year, so that every day of the calendar exists. */
const leapYear = 2000;
/** Before the first intercollegiate contest, a boat race in 1852. */
const firstYear = 1850;

/** Parses a calendar day without a year, such as "11-22" or "2-9", to "11-22"; undefined for other text and for 02-30. */
export function parseDayOfYear(text: string): string | undefined {
  const [, month, day] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (month === undefined || day === undefined) return undefined;
  try {
    return dayOfYear(
      Temporal.PlainDate.from({ year: leapYear, month: Number(month), day: Number(day) }, { overflow: 'reject' }),
    );
  } catch {
    return undefined;
  }
}

/** The day of a date without its year: "11-22". */
export const dayOfYear = (date: Temporal.PlainDate): string => date.toString().slice(5);

/** The day in a leap year, for printing and counting: "2000-11-22". */
export const inLeapYear = (day: string): string => `${leapYear}-${day}`;

/** The day before (-1) or after (1) a day of the year; 12-31 is followed by 01-01. */
export const neighborOf = (day: string, days: -1 | 1): string =>
  dayOfYear(Temporal.PlainDate.from(inLeapYear(day)).add({ days }));

/** The dates of a day in every year before `today`: for 02-29, those of leap years. */
export function datesBefore(day: string, today: string): string[] {
  const lastYear = Number(today.slice(0, 4));
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
    .filter((year) => day !== '02-29' || Temporal.PlainDate.from({ year, month: 1, day: 1 }).inLeapYear)
    .map((year) => `${year}-${day}`)
    .filter((date) => date < today);
}
