import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Submission } from './submission-states.ts';

/** Payment of submissions through the payment providers of the installation. */
export type Checkout = {
  /** Why a college cannot receive payments, for staff; undefined if it can. */
  unavailable: (tenant: Tenant) => Promise<string | undefined>;
  /** Whether payments of a college are tests, for which no money is charged. */
  isTest: (tenant: Tenant) => Promise<boolean>;
  /**
   * Creates the order of a stored submission in the same transaction, and completes the submission if nothing has to be paid
   * first. Returns the address of the order's page, or why the coupon cannot be used.
   */
  createOrder: (
    db: Db,
    order: { tenant: Tenant; form: FormRow; submission: Submission; checkoutMinutes?: number },
  ) => Promise<{ pageUrl: string } | { couponProblem: string }>;
  /** Where the sender pays for a pending submission. */
  addressOf: (tenant: Tenant, submission: Submission) => Promise<string>;
};

/** Without payment providers, forms with payment are closed to fans. */
export const noCheckout: Checkout = {
  unavailable: async () => 'No payment provider is set up. Forms with payment are closed until one is.',
  isTest: async () => false,
  createOrder: () => Promise.reject(new Error('No payment provider is set up')),
  addressOf: () => Promise.reject(new Error('No payment provider is set up')),
};
