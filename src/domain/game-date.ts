/** A scorer's date, "M/D/YYYY", "MM/DD/YY", "Nov 29, 2025" or "YYYY-MM-DD", as YYYY-MM-DD; `undefined` if it is not a valid date. */
export function parseGameDate(text: string): string | undefined {
  const numbers = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text.trim());
  if (numbers) return isoDate(fullYear(Number(numbers[3])), Number(numbers[1]), Number(numbers[2]));
  const named = /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(text.trim());
  if (named) return isoDate(Number(named[3]), months.indexOf(named[1] ?? '') + 1, Number(named[2]));
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/.exec(text.trim());
  return iso ? isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3])) : undefined;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const fullYear = (year: number) => (year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year);

/** The date in ISO format; undefined for a day that does not exist. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
