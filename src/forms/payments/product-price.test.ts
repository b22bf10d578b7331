import { expect, test } from 'vitest';

import { productPrice } from './product-price.ts';

const now = Temporal.Instant.from('2026-11-22T12:00:00Z');
const product = (values: object) => ({
  price: 6000,
  discountType: null,
  discountAmount: null,
  discountEnd: null,
  ...values,
});

test.each([
  ['has its price', {}, { final: 6000 }],
  ['has a reduced price', { discountType: 'amount', discountAmount: 1500 }, { final: 4500, original: 6000 }],
  ['is reduced by a percentage', { discountType: 'percent', discountAmount: 15 }, { final: 5100, original: 6000 }],
  ['costs nothing at most', { discountType: 'amount', discountAmount: 9000 }, { final: 0, original: 6000 }],
  [
    'is reduced until the end of the discount',
    { discountType: 'amount', discountAmount: 1500, discountEnd: '2026-11-22T12:00:01Z' },
    { final: 4500, original: 6000 },
  ],
  [
    'has no expired discount',
    { discountType: 'amount', discountAmount: 1500, discountEnd: '2026-11-22T12:00:00Z' },
    { final: 6000 },
  ],
])('a product %s', (_, values, price) => {
  expect(productPrice(product(values), now)).toEqual(price);
});
