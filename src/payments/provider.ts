import type { OrderLine } from '../domain/payments/order-totals.ts';
import type { Tenant } from '../domain/tenant.ts';

/** What a provider needs to know of an order. */
export type PayableOrder = {
  tenantId: number;
  id: number;
  reference: string;
  title: string;
  currency: string;
  total: number;
  buyerEmail: string | null;
  /** Seconds since the epoch. */
  expiresAt: number;
  /** What is charged: the discount is spread over the lines. Their sum is the total. */
  lines: readonly OrderLine[];
};

export type Payment = { tenantId: number; orderId: number; paymentId: string | null; currency: string };

/** A page of the provider to pay at, or how to pay without one. */
export type Started = { redirect: string; sessionId: string | null } | { instructions: string };

/** What a provider reports about an order, as of now rather than of when the report was made. */
export type ProviderEvent = {
  /** Unique at the provider. */
  id: string;
  kind: 'paid' | 'processing' | 'failed' | 'expired' | 'refunded' | 'refund-failed';
  order: { reference: string };
  amount: number | null;
  currency: string | null;
  sessionId?: string | null;
  paymentId?: string | null;
  /** Of a refund: the request that it answers. */
  note?: string | null;
};

/** A report that is not genuine, or a refund that the provider does not make: the reason, without secrets. */
export type Refused = { refused: string };

export type WebhookRequest = { body: string; headers: Headers };

/** A way to pay. Amounts are in minor units of the order's currency. */
export type PaymentProvider = {
  name: 'stripe' | 'cashier' | 'pay-later';
  /** Origins that a form of the site leads to, for the Content-Security-Policy. */
  formTargets: readonly string[];
  /** Repeating it for the same order has no further effect. */
  start: (order: PayableOrder, pageUrl: string) => Promise<Started>;
  /** Checks the signature of a report and returns what it means; nothing for reports about something else. */
  verify: (request: WebhookRequest) => Promise<readonly ProviderEvent[] | Refused>;
  /** Returns money, once per request. `manual` when staff has to. Rejects if the result is not known. */
  refund: (payment: Payment, amount: number, request: string) => Promise<{ id: string } | Refused | 'manual'>;
  /** Closes the checkout of an order so that it can no longer be paid. False if it has been. */
  close?: (sessionId: string) => Promise<boolean>;
};

export type Providers = {
  /** The provider of a college; undefined without one. */
  of: (tenant: Tenant) => Promise<PaymentProvider | undefined>;
  /** What buyers do to pay an invoice. */
  instructionsOf: (tenant: Tenant) => string | undefined;
};
