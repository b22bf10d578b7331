import { describe, expect, test } from 'vitest';

import { formatInstant, parseInstant, printWallTime } from './instant.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const parse = (text: string, zone = 'America/New_York') => parseInstant(text, zone, now).toString();

describe('a time on the command line', () => {
  test.each([
    ['2026-12-01T09:00', '2026-12-01T14:00:00Z'],
    ['2026-07-01 09:00', '2026-07-01T13:00:00Z'],
    ['2026-12-01T09:00:30', '2026-12-01T14:00:30Z'],
    ['2026-12-01T09:00-08:00', '2026-12-01T17:00:00Z'],
    ['2026-12-01T09:00Z', '2026-12-01T09:00:00Z'],
    ['now', '2026-11-21T12:00:00Z'],
  ])('%s is %s for a college of New York', (text, instant) => {
    expect(parse(text)).toBe(instant);
  });

  test('must include a time of day', () => {
    expect(() => parse('2026-12-01')).toThrow(
      'it must include a time of day, such as 2026-12-01T09:00 or 2026-12-01T23:59',
    );
  });

  test('that daylight saving skips or repeats is refused with the possible alternatives', () => {
    expect(() => parse('2027-03-14T02:30')).toThrow(/clocks of America\/New_York skip it.*2027-03-14T03:30-04:00/);
    expect(() => parse('2026-11-01T01:30')).toThrow(/show it twice.*2026-11-01T01:30-04:00/);
    expect(parse('2026-11-01T01:30-05:00')).toBe('2026-11-01T06:30:00Z');
  });

  test.each([
    'tomorrow',
    '1/12/2026 9:00',
    '2026-13-01T09:00',
    '2026-12-01T25:00',
    '2026-12-01T09:00[Europe/Berlin]',
    '',
  ])('%j is refused with the forms that are read', (text) => {
    expect(() => parse(text)).toThrow('it has to be a day and time such as 2026-12-01T09:00');
  });
});

test('a time is printed in the college’s zone, and in a form that can be read again', () => {
  expect(printWallTime('2026-12-01T14:00:00Z', 'America/New_York')).toBe('2026-12-01 09:00');
  const printed = formatInstant('2026-12-01T14:00:00Z', 'America/New_York');
  expect(printed).toBe('2026-12-01T09:00:00-05:00');
  expect(parse(printed, 'America/Denver')).toBe('2026-12-01T14:00:00Z');
});
