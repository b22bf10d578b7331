import { isCalendarDate } from './calendar-date.ts';

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
