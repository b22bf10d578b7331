import { expect, test } from 'vitest';

import { periodTitle } from './period-title.ts';

test.each([
  [2, { periodName: 'Quarter', regulationPeriods: 4, hasClock: true }, '2nd quarter'],
  [5, { periodName: 'Quarter', regulationPeriods: 4, hasClock: true }, 'Overtime'],
  [10, { periodName: 'Quarter', regulationPeriods: 4, hasClock: true }, '6th overtime'],
  [1, { periodName: 'Period', regulationPeriods: 2, hasClock: true }, '1st half'],
  [4, { periodName: 'Period', regulationPeriods: 4, hasClock: true }, '4th quarter'],
  [3, { periodName: 'Period', regulationPeriods: 3, hasClock: true }, '3rd period'],
  [11, { periodName: 'Inning', regulationPeriods: 9, hasClock: false }, '11th inning'],
  [4, { periodName: 'Set', regulationPeriods: 5, hasClock: false }, 'Set 4'],
])('period %i of %j is called %s', (number, format, title) => {
  expect(periodTitle(number, format)).toBe(title);
});
