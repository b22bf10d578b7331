/** Formats the day of an ISO date or wall time, independent of the reader's time zone. Pure, so that browsers get only those they use. */
const printer = (options: Intl.DateTimeFormatOptions) => {
  // constructing a DateTimeFormat costs more than rendering a schedule row
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(Date.parse(`${date.slice(0, 10)}T00:00Z`));
};

/** "November 5, 2026" */
export const longDate = /* @__PURE__ */ printer({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Nov 5, 2026" */
export const mediumDate = /* @__PURE__ */ printer({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Saturday, November 28" */
export const longDay = /* @__PURE__ */ printer({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Sat, Nov 28" */
export const shortDay = /* @__PURE__ */ printer({ weekday: 'short', month: 'short', day: 'numeric' });

/** "November 2026" */
export const monthOf = /* @__PURE__ */ printer({ month: 'long', year: 'numeric' });

/** "2/14/2026", as statistics print dates. */
export function numericDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${month}/${day}/${year}`;
}

const monthDay = /* @__PURE__ */ printer({ month: 'short', day: 'numeric' });
const weekday = /* @__PURE__ */ printer({ weekday: 'short' });

/** "Nov 28 (Sat)", as schedules in text form print dates. */
export const dayWithWeekday = (date: string): string => `${monthDay(date)} (${weekday(date)})`;
