import { defineContent, type FieldProblem } from '../define-content.ts';
import { instant } from '../fields/instant.ts';
import { integer, pattern, text } from '../fields/plain.ts';

/** A code for a discount. A kind without a path has no public endpoints, so codes stay private. */
export const coupon = defineContent({
  name: 'coupon',
  about: 'Coupons for forms with payment',
  fields: {
    code: pattern('Code', /^[A-Z0-9][A-Z0-9-]{2,39}$/, '3 to 40 capital letters, digits or hyphens', {
      hint: 'what buyers type, such as EARLYBIRD',
    }),
    title: text('Title', { hint: 'its name on receipts' }),
    amount: integer('Amount', { min: 1, hint: 'minor units off the subtotal, such as 1000 for $10.00' }).optional(),
    percent: integer('Percent', { min: 1, max: 100, hint: 'percent off the subtotal' }).optional(),
    available: integer('Available', {
      min: 1,
      hint: 'the maximum number of orders that can use it (default: no limit)',
    }).optional(),
    startDate: instant('Start', { hint: 'when it becomes valid (default: now)' }).optional(),
    endDate: instant('End', { hint: 'when it expires (default: when it is ended)' }).optional(),
  },
  visibility: { from: 'startDate', until: 'endDate' },
  order: 'code',
  unique: [['code']],
  columns: ['code', 'title', 'amount', 'percent', 'available', 'startDate', 'endDate'],
  check: ({ amount, percent }): FieldProblem[] =>
    (amount === null) === (percent === null)
      ? [{ field: 'amount', message: 'either it or percent has to be set' }]
      : [],
});
