import { expect, test } from 'vitest';

import { hasRunOut, readClock } from './board-clock.ts';

test.each([
  ['2:55', '02:55'],
  ['00:36', '00:36'],
  ['12:26', '12:26'],
  ['102:10', '102:10'],
  ['', ''],
  ['end', ''],
])('the clock "%s" is printed "%s"', (written, printed) => {
  expect(readClock(written)).toBe(printed);
});

const soccer = { direction: 'up-through-game', regulationPeriods: 2, periodMinutes: 45, overtimeMinutes: 10 } as const;
const hockey = { direction: 'up-in-period', regulationPeriods: 3, periodMinutes: 20, overtimeMinutes: 5 } as const;
const lacrosse = { direction: 'down', regulationPeriods: 4, periodMinutes: 15, overtimeMinutes: 4 } as const;

test.each([
  [soccer, 2, '90:00', true],
  [soccer, 2, '89:59', false],
  [soccer, 3, '91:54', false],
  [soccer, 3, '100:00', true],
  [hockey, 3, '20:00', true],
  [hockey, 4, '04:59', false],
  [hockey, 4, '05:00', true],
  [lacrosse, 4, '00:00', true],
  [lacrosse, 4, '15:00', false],
  [lacrosse, 4, '', false],
] as const)('$0.direction, period %i at "%s" has run out: %s', (rules, period, clock, over) => {
  expect(hasRunOut(period, clock, rules)).toBe(over);
});
