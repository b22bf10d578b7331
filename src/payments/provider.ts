import type { Tenant } from '../domain/tenant.ts';
import type { OrderLine } from '../forms/payments/order-totals.ts';

/** The data of an order that a provider needs. */
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
  /** The lines charged, over which the discount is spread. Their sum is the total. */
  lines: readonly OrderLine[];
};

export type Payment = { tenantId: number; orderId: number; paymentId: string | null; currency: string };

/** The provider's payment page, or instructions for paying without one. */
export type Started = { redirect: string; sessionId: string | null } | { instructions: string };

/** A provider's report about an order, with the current state rather than the one at the time of the report. */
export type ProviderEvent = {
  /** Id that is unique at the provider. */
  id: string;
  kind: 'paid' | 'processing' | 'failed' | 'expired' | 'refunded' | 'refund-failed';
  order: { reference: string };
  amount: number | null;
  currency: string | null;
  sessionId?: string | null;
  paymentId?: string | null;
  /** For a refund, the id of its request. */
  note?: string | null;
};

/** The reason to refuse a report as not genuine, or why the provider rejected a refund. Contains no secrets. */
export type Refused = { refused: string };

export type WebhookRequest = { body: string; headers: Headers };

/** A payment provider. Amounts are in minor units of the order's currency. */
export type PaymentProvider = {
  name: 'stripe' | 'cashier' | 'pay-later';
  /** Payments are tests: no money is charged. */
  isTest?: boolean;
  /** Origins to which a form of the site may redirect, for the content security policy. */
  formTargets: readonly string[];
  /** Opens the checkout of an order; idempotent. */
  start: (order: PayableOrder, pageUrl: string) => Promise<Started>;
  /** Verifies the signature of a report and returns its events; none for reports about something else. */
  verify: (request: WebhookRequest) => Promise<readonly ProviderEvent[] | Refused>;
  /** Refunds money, once per request. Returns `manual` if staff have to do it. Rejects if the result is unknown. */
  refund: (payment: Payment, amount: number, request: string) => Promise<{ id: string } | Refused | 'manual'>;
  /** Closes the checkout of an order so that it can no longer be paid. False if it has been paid. */
  close?: (sessionId: string) => Promise<boolean>;
};

export type Providers = {
  /** The provider of a college; undefined without one. */
  of: (tenant: Tenant) => Promise<PaymentProvider | undefined>;
  /** Instructions for paying an invoice. */
  instructionsOf: (tenant: Tenant) => string | undefined;
};
