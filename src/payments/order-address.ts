import { href } from '../routing/routes.ts';

/** The page of an order, which everyone who has its reference can open. */
export const orderPagePath = (reference: string, query: { returned?: string } = {}): string =>
  href('order', { reference }, query);
