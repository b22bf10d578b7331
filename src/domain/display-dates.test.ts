import { describe, expect, test } from 'vitest';

import { hasBegun, hasEnded, isOnDisplay, nextChange } from './display-dates.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const dates = { startDate: '2026-11-21T10:00:00Z', endDate: '2026-11-21T12:00:00Z' };

describe('an element with a start and an end', () => {
  test.each([
    ['09:59:59.999', false],
    ['10:00:00', true],
    ['11:00:00', true],
    ['12:00:00', true],
    ['12:00:00.001', false],
  ])('at %s is shown: %s', (time, shown) => {
    expect(isOnDisplay(dates, at(time))).toBe(shown);
  });

  test('is shown from its start to its end, inclusive', () => {
    expect([hasBegun(dates, at('09:59:59.999')), hasBegun(dates, at('10:00:00'))]).toEqual([false, true]);
    expect([hasEnded(dates, at('12:00:00')), hasEnded(dates, at('12:00:00.001'))]).toEqual([false, true]);
  });
});

test('is always shown before its end without a start, and after its start without an end', () => {
  expect(isOnDisplay({ endDate: null }, 0)).toBe(true);
  expect(isOnDisplay({ startDate: null, endDate: null }, at('23:00:00'))).toBe(true);
});

describe('the next change', () => {
  test('is the next start', () => {
    expect(nextChange([dates], at('09:00:00'))).toBe(at('10:00:00'));
  });

  test('is the moment after the end of an element that is shown', () => {
    expect(nextChange([dates], at('10:00:00'))).toBe(at('12:00:00.001'));
    expect(nextChange([dates], at('12:00:00'))).toBe(at('12:00:00.001'));
  });

  test('is the earliest of several', () => {
    const later = { startDate: '2026-11-21T11:00:00Z', endDate: null };
    expect(nextChange([dates, later], at('10:30:00'))).toBe(at('11:00:00'));
  });

  test('does not exist if everything has ended or has no dates', () => {
    expect(nextChange([dates, { endDate: null }], at('12:00:01'))).toBeUndefined();
    expect(nextChange([], at('12:00:01'))).toBeUndefined();
  });
});
