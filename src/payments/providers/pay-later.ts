import type { PaymentProvider } from '../provider.ts';

/** An invoice: the buyer pays according to the instructions, and staff record the payment. */
export const payLater = (instructions: string): PaymentProvider => ({
  name: 'pay-later',
  formTargets: [],
  start: async () => ({ instructions }),
  verify: async () => ({ refused: 'Payments of invoices are recorded by staff.' }),
  refund: async () => 'manual',
});
