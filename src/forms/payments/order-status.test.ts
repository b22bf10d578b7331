import fc from 'fast-check';
import { expect, test } from 'vitest';

import { eventKinds, moneyOf, orderStatus } from './order-status.ts';

const event = fc.record({
  kind: fc.constantFrom(...eventKinds),
  amount: fc.constantFrom(null, 500, 4500),
  providerId: fc.constantFrom(null, 're_1', 'failed re_1'),
});

test('the status does not depend on the order of events', () => {
  const shuffled = fc
    .array(event, { maxLength: 8 })
    .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })));
  fc.assert(
    fc.property(shuffled, ([events, others]) => {
      expect(orderStatus(others)).toBe(orderStatus(events));
    }),
  );
});

const of = (...kinds: [kind: (typeof eventKinds)[number], amount?: number, providerId?: string][]) =>
  kinds.map(([kind, amount = null, providerId = null]) => ({ kind, amount, providerId }));

test.each([
  ['open', of(['created', 4500], ['checkout'])],
  ['queued', of(['created', 4500], ['queued'])],
  ['open', of(['created', 4500], ['queued'], ['admitted'])],
  ['expired', of(['queued'], ['expired'])],
  ['paid', of(['queued'], ['paid', 4500])],
  ['processing', of(['created', 4500], ['processing'])],
  ['due', of(['created', 4500], ['due', 4500])],
  ['paid', of(['paid', 4500], ['expired'], ['processing'], ['failed'])],
  ['failed', of(['processing'], ['failed'])],
  ['expired', of(['checkout'], ['expired'])],
  ['canceled', of(['due', 4500], ['canceled'])],
  ['partly-refunded', of(['refunded', 500], ['paid', 4500])],
  ['refunded', of(['paid', 4500], ['refunded', 500], ['refunded', 4000])],
  ['paid', of(['refund-failed', 500, 'failed re_1'], ['paid', 4500], ['refunded', 500, 're_1'])],
  [
    'partly-refunded',
    of(['paid', 4500], ['refunded', 500, 're_1'], ['refunded', 500, 're_2'], ['refund-failed', 500, 'failed re_1']),
  ],
] as const)('an order is %s after its events', (status, events) => {
  expect(orderStatus(events)).toBe(status);
});

test('a payment reported twice counts once', () => {
  expect(moneyOf(of(['paid', 4500], ['paid', 4500], ['refunded', 500]))).toEqual({ paid: 4500, refunded: 500 });
});
