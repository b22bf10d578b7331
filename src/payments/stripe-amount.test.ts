import { expect, test } from 'vitest';

import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';

test.each([
  ['USD', 4500, 4500],
  ['JPY', 4500, 4500],
  ['KWD', 4500, 4500],
  ['ISK', 4500, 450_000],
  ['UGX', 4500, 450_000],
  ['HUF', 4500, 450_000],
  ['PKR', 4500, 450_000],
])('in %s %d minor units are %d units of Stripe', (currency, amount, units) => {
  expect(toStripeAmount(amount, currency)).toBe(units);
  expect(fromStripeAmount(units, currency)).toBe(amount);
});
