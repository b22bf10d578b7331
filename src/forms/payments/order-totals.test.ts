import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chargedLines, lineAmount, orderTotals } from './order-totals.ts';

const line = fc.record({
  title: fc.constantFrom('Camper', 'T-shirt', 'Lunch'),
  unitAmount: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const discount = fc.option(
  fc.oneof(
    fc.record({ amount: fc.integer({ min: 0, max: 2_000_000_000 }) }),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  ),
  { nil: undefined },
);
const taxRate = fc.integer({ min: 0, max: 100_000 });

test('totals reconcile to the cent: lines less discount plus tax are the total charged', () => {
  fc.assert(
    fc.property(lines, discount, taxRate, (ordered, reduction, tax) => {
      const totals = orderTotals(ordered, reduction, tax);
      const charged = chargedLines(ordered, totals);
      expect(totals.subtotal).toBe(ordered.reduce((sum, each) => sum + lineAmount(each), 0));
      expect(totals.subtotal - totals.discount + totals.tax).toBe(totals.total);
      expect(charged.reduce((sum, each) => sum + lineAmount(each), 0)).toBe(totals.total);
      expect(Math.min(totals.total, totals.discount, totals.tax)).toBeGreaterThanOrEqual(0);
      expect(charged.every(({ unitAmount }) => Number.isSafeInteger(unitAmount) && unitAmount > 0)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['an amount', { amount: 1000 }, 4500, 1000],
  ['more than the subtotal', { amount: 9000 }, 4500, 4500],
  ['a percentage, rounded half up', { percent: 15 }, 1190, 179],
  ['everything', { percent: 100 }, 4500, 4500],
] as const)('a discount of %s', (_, reduction, unitAmount, expected) => {
  expect(orderTotals([{ title: 'Camper', unitAmount, quantity: 1 }], reduction).discount).toBe(expected);
});

test('tax is on the amount after the discount, rounded half up', () => {
  const totals = orderTotals([{ title: 'Camper', unitAmount: 1010, quantity: 1 }], { amount: 10 }, 6250);
  expect(totals).toEqual({ subtotal: 1010, discount: 10, tax: 63, total: 1063 });
});

test('a line whose discounted amount is not a multiple of its quantity is charged as one unit', () => {
  const ordered = [{ title: 'Camper', unitAmount: 3333, quantity: 3 }];
  expect(chargedLines(ordered, orderTotals(ordered, { amount: 1000 }))).toEqual([
    { title: '3 × Camper', unitAmount: 8999, quantity: 1 },
  ]);
});
