const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a day exists in the Gregorian calendar. */
export const isCalendarDate = (year: number, month: number, day: number): boolean => {
  const length = month === 2 && isLeap(year) ? 29 : lengths[month - 1];
  return length !== undefined && year >= 1 && day >= 1 && day <= length;
};

const forms = [
  { form: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: ['year', 'month', 'day'] },
  { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: ['month', 'day', 'year'] },
] as const;

/** `2026-09-05` for `2026-09-05` and `9/5/2026`, the format of browsers without a date control; undefined for other texts. */
export function parseCalendarDate(text: string): string | undefined {
  for (const { form, order } of forms) {
    const parts = form.exec(text)?.slice(1).map(Number);
    if (!parts) continue;
    const [year = 0, month = 0, day = 0] = (['year', 'month', 'day'] as const).map(
      (part) => parts[order.indexOf(part as never)],
    );
    if (!isCalendarDate(year, month, day)) return undefined;
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  }
  return undefined;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Jan 2, 2026` for `2026-01-02`. */
export function formatCalendarDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** Whether a text is a date in a format of the tokens YYYY, MM, M, DD and D. */
export function matchesDateFormat(text: string, format: string): boolean {
  const tokens = format.match(/YYYY|MM|DD|M|D/g) ?? [];
  const source = format
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/YYYY|MM|DD|M|D/g, (token) =>
      token === 'YYYY' ? '(\\d{4})' : token.length === 2 ? '(\\d{2})' : '(\\d{1,2})',
    );
  const parts = new RegExp(`^${source}$`).exec(text)?.slice(1).map(Number);
  if (!parts) return false;
  const value = (letter: string, fallback: number) => {
    const index = tokens.findIndex((token) => token.startsWith(letter));
    return index < 0 ? fallback : (parts[index] ?? fallback);
  };
  return isCalendarDate(value('Y', 2000), value('M', 1), value('D', 1));
}
