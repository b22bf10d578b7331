const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** "September" of "2026-09" or of any date that starts so. */
export const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';

/** "Sep 5" of "2026-09-05". */
export const shortDay = (date: string): string => `${monthName(date).slice(0, 3)} ${Number(date.slice(8, 10))}`;

/** "Sat" of "2026-09-05". */
export const weekday = (date: string): string =>
  weekdays[Temporal.PlainDate.from(date.slice(0, 10)).dayOfWeek - 1] ?? '';
