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

/** Parses `2026-09-05` and `9/5/2026`, the format in browsers without a date control, to `2026-09-05`; undefined for other text. */
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
