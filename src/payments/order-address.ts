import { href } from '../routing/routes.ts';

/** The URL of an order's page, which anyone with the reference can open. */
export const orderPagePath = (reference: string, query: { returned?: string } = {}): string =>
  href('order', { reference }, query);
