import { describe, expect, it } from 'vitest';

import { hasSameClock, instantAt, localDateTime, printedTime, todayIn, zoneAbbreviation } from './local-time.ts';

it.each([
  ['19:00', '7 p.m.'],
  ['18:30', '6:30 p.m.'],
  ['12:00', 'Noon'],
  ['12:05', '12:05 p.m.'],
  ['00:00', '12 a.m.'],
  ['00:05', '12:05 a.m.'],
  ['11:59', '11:59 a.m.'],
])('%s is printed %s', (time, text) => expect(printedTime(Temporal.PlainTime.from(time))).toBe(text));

describe('a game at its venue', () => {
  it('is shown in the wall time there, without zone or fraction', () => {
    expect(localDateTime('2026-09-10T22:00:00Z', 'America/New_York')).toBe('2026-09-10T18:00:00');
    expect(localDateTime('2026-11-10 22:00:00.5+00', 'America/Los_Angeles')).toBe('2026-11-10T14:00:01');
  });

  it('keeps its wall time across a daylight saving change', () => {
    expect(instantAt('2026-10-31', '19:00', 'America/New_York')).toBe('2026-10-31T23:00:00Z');
    expect(instantAt('2026-11-01', '19:00', 'America/New_York')).toBe('2026-11-02T00:00:00Z');
  });

  it('in the hour that daylight saving skips begins after it, and in the repeated hour begins the first time', () => {
    expect(instantAt('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00Z');
    expect(instantAt('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00Z');
  });
});

it('a zone is abbreviated as of the instant', () => {
  expect(zoneAbbreviation('2026-09-10T22:00:00Z', 'America/Chicago')).toBe('CDT');
  expect(zoneAbbreviation('2026-12-10T22:00:00Z', 'America/Chicago')).toBe('CST');
});

it('two zones have the same clock while their offsets are equal', () => {
  expect(hasSameClock('2026-09-10T22:00:00Z', 'America/New_York', 'America/Detroit')).toBe(true);
  expect(hasSameClock('2026-07-10T22:00:00Z', 'America/Phoenix', 'America/Denver')).toBe(false);
  expect(hasSameClock('2026-12-10T22:00:00Z', 'America/Phoenix', 'America/Denver')).toBe(true);
});

it('today begins at midnight at the college, not at the server', () => {
  const instant = Temporal.Instant.from('2026-09-11T03:30:00Z');
  expect([todayIn('America/New_York', instant), todayIn('UTC', instant), todayIn('Pacific/Honolulu', instant)]).toEqual(
    ['2026-09-10', '2026-09-11', '2026-09-10'],
  );
});
