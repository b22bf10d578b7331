import { type } from 'arktype';
import { usageError } from '../usage-error.ts';
import { type Field, field } from './field.ts';

/** The zone's wall time of an instant as text for people: "2026-12-01 09:00". */
export const printWallTime = (instant: string, zone: string): string =>
  wallTime(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');

/** The same with seconds and offset, to be read again: "2026-12-01T09:00:00-05:00". */
export const formatInstant = (instant: string, zone: string): string =>
  wallTime(instant, zone).toString({ smallestUnit: 'second', timeZoneName: 'never' });

const wallTime = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

const form = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * The instant that is written: "now", a wall time of the college such as "2026-12-01T09:00", or one with its offset.
 * Throws a usage error for a day without a time, and for a time that the clocks of that day skip or show twice.
 */
export function parseInstant(text: string, zone: string, now: Temporal.Instant): Temporal.Instant {
  if (text === 'now') return now;
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    throw usageError(`it has to have a time of day, such as ${text}T09:00 or ${text}T23:59`);
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

/** A moment, in wall time of the college. */
export const instant = (description: string): Field<string> =>
  field({
    value: '<time>',
    description,
    given: written,
    read: (given, { tenant, now }) => parseInstant(given, tenant.timezone, now).toString(),
    print: (stored, { tenant }) => formatInstant(stored, tenant.timezone),
    cell: (stored, { tenant }) => printWallTime(stored, tenant.timezone),
  });
