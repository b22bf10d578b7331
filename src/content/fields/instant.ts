import { type } from 'arktype';

import { parseDay } from '../../domain/calendar/parse-day.ts';
import { isoInstant } from '../../domain/instant.ts';
import { usageError } from '../../web/usage-error.ts';
import { createField, type FieldOptions, mustBe, parsing } from './field.ts';

/** An instant as wall time in a zone, for people: "2026-12-01 09:00". */
export const printWallTime = (instant: string, zone: string): string =>
  wallTime(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');

/** The same with seconds and offset, as `parseInstant` reads it: "2026-12-01T09:00:00-05:00". */
export const formatInstant = (instant: string, zone: string): string =>
  wallTime(instant, zone).toString({ smallestUnit: 'second', timeZoneName: 'never' });

const wallTime = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

const form = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Parses "now", a wall time at the college such as "2026-12-01T09:00", or a time with an offset.
 * Throws a usage error for a date without a time, and for a wall time that daylight saving skips or repeats.
 */
export function parseInstant(text: string, zone: string, now: Temporal.Instant): Temporal.Instant {
  if (text === 'now') return now;
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    throw usageError(`it must include a time of day, such as ${text}T09:00 or ${text}T23:59`);
  const [, offset] = form.exec(text) ?? refuseForm();
  if (offset) return orRefuse(() => Temporal.Instant.from(text));
  const wall = orRefuse(() => Temporal.PlainDateTime.from(text));
  try {
    return wall.toZonedDateTime(zone, { disambiguation: 'reject' }).toInstant();
  } catch {
    throw usageError(
      `the clocks of ${zone} skip it or show it twice; it has to be written with its offset, such as ${wall.toZonedDateTime(zone).toString({ smallestUnit: 'minute', timeZoneName: 'never' })}`,
    );
  }
}

function orRefuse<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch {
    return refuseForm();
  }
}

function refuseForm(): never {
  throw usageError(
    'it has to be a day and time such as 2026-12-01T09:00 (of the college), or with an offset such as 2026-12-01T09:00-05:00',
  );
}

const written = type('string').describe('a day and time such as 2026-12-01T09:00');

/** An instant, entered as wall time at the college. */
export const instant = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'date-time',
    storage: { as: 'instant' },
    read: parsing(written, (input, { tenant, now }) => parseInstant(input, tenant.timezone, now).toString()),
    print: (stored, { tenant }) => formatInstant(stored, tenant.timezone),
    cell: (stored, { tenant }) => printWallTime(stored, tenant.timezone),
    schema: type('string'),
    toResponse: isoInstant,
  });

/** A calendar day, `2026-12-01`. */
export const day = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'date',
    storage: { as: 'date' },
    read: parsing(type('string'), (input) => parseDay(input) ?? mustBe('a day such as 2026-12-01 or 12/1/2026')),
    schema: type('string'),
    toResponse: (stored) => stored,
  });
