/** Prints the day of an ISO date or wall time, the same wherever it is read. */
const printer = (options: Intl.DateTimeFormatOptions) => {
  // making a format costs more than a whole row of a schedule
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(Date.parse(`${date.slice(0, 10)}T00:00Z`));
};

/** "November 5, 2026" */
export const longDate = printer({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Nov 5, 2026" */
export const mediumDate = printer({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Saturday, November 28" */
export const longDay = printer({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Sat, Nov 28" */
export const shortDay = printer({ weekday: 'short', month: 'short', day: 'numeric' });

/** "November 2026" */
export const monthOf = printer({ month: 'long', year: 'numeric' });
