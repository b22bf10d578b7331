import { describe, expect, it } from 'vitest';

import { clock, count, innings, percentage, rate, ratio, roundHalfUp, signed, sumOf, thousandths } from './column.ts';
import { paired } from './figure-columns.ts';

describe('rounding', () => {
  it.each([
    [0.3335, 3, 0.334],
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-0.0475, 3, -0.048],
    [-2.5, 0, -3],
    [0.6665, 3, 0.667],
    [1 / 3, 3, 0.333],
    [0, 3, 0],
    [1e-9, 3, 0],
    [123456.785, 2, 123456.79],
  ])('of %d to %d places is half away from zero: %d', (value, digits, rounded) =>
    expect(roundHalfUp(value, digits)).toBe(rounded),
  );
});

describe('printing', () => {
  it('uses a real minus sign, and none for zero', () =>
    expect([signed(-4), signed(-0.04, 1), signed(0), signed(7.25, 1)]).toEqual(['−4', '0.0', '0', '7.3']));
  it('drops the leading zero of a baseball average', () =>
    expect([0.3449, 1, 0, -0.05, 1.234].map(thousandths)).toEqual(['.345', '1.000', '.000', '−.050', '1.234']));
  it('prints percentages with one decimal', () =>
    expect([0.4533, 1, 0].map(percentage)).toEqual(['45.3', '100.0', '0.0']));
  it('prints outs as innings and seconds as minutes', () =>
    expect([innings(20), innings(0), clock(754), clock(0), clock(59.9)]).toEqual([
      '6.2',
      '0.0',
      '12:34',
      '0:00',
      '0:59',
    ]));
});

describe('an absent figure is not zero', () => {
  it('a column without its figure is empty, a zero is printed', () => {
    const goals = count('g', 'G', 'Goals');
    expect([goals.text({}), goals.text({ g: 0 }), goals.value({}), goals.text({ g: 'DNP' })]).toEqual([
      undefined,
      '0',
      undefined,
      'DNP',
    ]);
  });

  it('a pair needs both figures', () => {
    const made = paired('fgm', 'fga', 'FG', 'Field goals');
    expect([made.text({ fgm: 3 }), made.text({ fgm: 3, fga: 0 }), made.text({ fgm: 8, fga: 15 })]).toEqual([
      undefined,
      '3-0',
      '8-15',
    ]);
  });

  it('a sum, ratio or rate with a missing part is missing', () => {
    expect([sumOf({ g: 1 }, 'g', 'a'), sumOf({ g: 1, a: 0 }, 'g', 'a'), sumOf(undefined, 'g')]).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect([ratio(1, 0), ratio(undefined, 2), ratio(0, 2)]).toEqual([undefined, undefined, 0]);
    expect(rate('x', 'X', 'X', () => undefined, String).text({})).toBeUndefined();
  });
});
