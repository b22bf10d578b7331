import { parseCalendarDate } from '../calendar-date.ts';
import { formatCalendarDate, matchesDateFormat } from '../date-format.ts';
import { capitalized, type Rule } from './rule.ts';

const shown = (date: unknown): string => formatCalendarDate(String(date));

/** Compares as texts: dates are YYYY-MM-DD. */
const everyDate = (values: readonly string[], accepts: (date: string) => boolean): boolean =>
  values.every((value) => {
    const date = parseCalendarDate(value);
    return date !== undefined && accepts(date);
  });

export const dateRules = {
  date_after: {
    takes: [0, 1],
    accepts: (values, [after], { today }) => everyDate(values, (date) => date > String(after ?? today)),
    message: ({ label }, [after]) =>
      `${capitalized(label)} must be ${after === undefined ? 'in the future' : `after ${shown(after)}`}.`,
  },
  date_before: {
    takes: [0, 1],
    accepts: (values, [before], { today }) => everyDate(values, (date) => date < String(before ?? today)),
    message: ({ label }, [before]) =>
      `${capitalized(label)} must be ${before === undefined ? 'in the past' : `before ${shown(before)}`}.`,
  },
  date_between: {
    takes: [2, 2],
    accepts: (values, [from, until]) => everyDate(values, (date) => date >= String(from) && date <= String(until)),
    message: ({ label }, [from, until]) => `${capitalized(label)} must be between ${shown(from)} and ${shown(until)}`,
  },
  date_format: {
    takes: [0, 1],
    accepts: (values, [format = 'MM/DD/YYYY']) => values.every((value) => matchesDateFormat(value, String(format))),
    message: ({ label }, [format = 'MM/DD/YYYY']) =>
      `${capitalized(label)} is not a valid date, please use the format ${format}`,
  },
} as const satisfies Record<string, Rule>;
