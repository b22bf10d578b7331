import type { OrderStatus } from './order-status.ts';

/** An order as its page shows it; amounts are in minor units of the currency. */
export type OrderView = {
  id: number;
  reference: string;
  title: string;
  status: OrderStatus;
  currency: string;
  /** Items, discount, tax and the total, in this order. */
  rows: { label: string; amount: number }[];
  total: number;
  buyerName: string | null;
  createdAt: string;
  /** When the place is released without a payment; null for invoices and after the payment. */
  heldUntil: string | null;
  /** Position in line for a place; null once it has one. */
  position: number | null;
  paidAt: string | null;
  refunds: { amount: number; at: string }[];
  /** The order was paid but could not be fulfilled; the payment is refunded. */
  isUnfulfilled: boolean;
  /** How to pay an invoice. */
  instructions: string | null;
  /** Where to order again, after the order ended without a payment. */
  againUrl: string | null;
  isTestShop: boolean;
};
