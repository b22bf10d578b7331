import { href } from '../routing/routes.ts';

/** The URL of an order's page, which anyone with the reference can open. */
export const orderPagePath = (reference: string, query: { returned?: string; pay?: string } = {}): string =>
  href('order', { reference }, query);

/** The same, from where the buyer is sent to the payment page at once. */
export const paymentPath = (reference: string): string => orderPagePath(reference, { pay: 'true' });
