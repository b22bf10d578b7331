import { expect, test } from 'vitest';

import { formatDecimal, formatMoney, parseDecimal } from './money.ts';

test.each([
  [4500, 'USD', '45.00', '$45.00'],
  [5, 'USD', '0.05', '$0.05'],
  [-1000, 'USD', '-10.00', '−$10.00'],
  [4500, 'JPY', '4500', '¥4,500'],
  [4500, 'KWD', '4.500', 'KWD 4.500'],
])('%d minor units of %s are %s and print as %s', (amount, currency, decimal, printed) => {
  expect(formatDecimal(amount, currency)).toBe(decimal);
  expect(formatMoney(amount, currency).replace(/\s/g, ' ')).toBe(printed);
});

test.each([
  ['12.50', 'USD', 1250],
  ['12', 'USD', 1200],
  ['12.5', 'USD', 1250],
  ['12.505', 'USD', undefined],
  ['12.50', 'JPY', undefined],
  ['-1', 'USD', undefined],
  ['1e3', 'USD', undefined],
])('%s %s is %s minor units', (text, currency, amount) => {
  expect(parseDecimal(text, currency)).toBe(amount);
});
