import type { Database, Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { OrderView } from '../forms/payments/order-view.ts';
import type { Log } from '../runtime/log.ts';
import { usageError } from '../web/usage-error.ts';
import { admitOrders } from './admit-orders.ts';
import { checkOut } from './check-out.ts';
import { expireOrders } from './expire-orders.ts';
import { orderPagePath, paymentPath } from './order-address.ts';
import { findOrder, findOrderDetails } from './orders.ts';
import type { PaymentProvider, Providers, Refused, WebhookRequest } from './provider.ts';
import { receive } from './receive.ts';
import { recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';
import { lockOrder, type Subjects, settle } from './settle.ts';
import { type OrderInput, type OrderStart, startOrder } from './start-order.ts';
import { toOrderView } from './to-order-view.ts';

type Options = {
  database: Pick<Database, 'db'>;
  providers: Providers;
  subjects: Subjects;
  /** The origin of a college's pages, such as "https://athletics.example.edu". */
  originOf: (tenant: Tenant) => string;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

export type Payments = ReturnType<typeof createPayments>;

/** The service for orders and payments of all colleges. */
export function createPayments({ database: { db }, providers, subjects, originOf, log }: Options) {
  const resolve = (tenant: Tenant): ResolvedCollege => ({
    tenant,
    origin: originOf(tenant),
    instructions: providers.instructionsOf(tenant),
  });
  const requireProvider = async (tenant: Tenant): Promise<PaymentProvider> => {
    const provider = await providers.of(tenant);
    if (!provider) throw new Error(`${tenant.slug} has no payment provider; see docs/payments.md`);
    return provider;
  };

  return {
    /** Why a college cannot receive payments, for staff; undefined if it can. */
    unavailable: async (tenant: Tenant): Promise<string | undefined> =>
      (await providers.of(tenant))
        ? undefined
        : `No payment provider is set up: set PAYMENTS_${tenant.slug.toUpperCase().replaceAll('-', '_')}. See docs/payments.md.`,

    /** Whether payments of a college are tests, for which no money is charged. */
    isTest: async (tenant: Tenant): Promise<boolean> => (await providers.of(tenant))?.isTest ?? false,

    /** The address of an order's page, for mail. */
    pageOf: (tenant: Tenant, reference: string): string => originOf(tenant) + orderPagePath(reference),

    /** Origins that forms with payment lead to, for the Content-Security-Policy. */
    formTargets: async (tenant: Tenant): Promise<readonly string[]> => (await providers.of(tenant))?.formTargets ?? [],

    /**
     * Stores the order for a row in the transaction that stores the row, and fulfills it at once if there is nothing to pay.
     * The server computes all amounts.
     */
    startOrder: async (
      transaction: Db,
      tenant: Tenant,
      input: Omit<OrderInput, 'tenantId' | 'provider'>,
    ): Promise<OrderStart> => {
      const { name: provider } = await requireProvider(tenant);
      const started = await startOrder(transaction, { ...input, tenantId: tenant.id, provider });
      if ('couponProblem' in started || input.isQueued || (started.total > 0 && provider !== 'pay-later'))
        return started;
      const kind = started.total === 0 ? 'paid' : 'due';
      const order = await lockOrder(transaction, tenant.id, started.id);
      await recordEvent(transaction, {
        tenantId: tenant.id,
        orderId: order.id,
        kind,
        amount: started.total,
        actor: 'system',
      });
      await settle(transaction, order, subjects, resolve(tenant));
      return started;
    },

    /** Where the buyer of a subject goes next: to the payment through the order's page, or to that page if there is nothing to pay now. */
    addressOf: async (tenant: Tenant, subject: string, subjectId: number): Promise<string> => {
      const order = await findOrder(db, tenant.id, { subject, subjectId });
      if (!order) throw new Error(`${tenant.slug} has no order of ${subject} ${subjectId}`);
      return order.status === 'open' && order.expiresAt !== null
        ? paymentPath(order.reference)
        : orderPagePath(order.reference);
    },

    /** The page where an order is paid: the provider's page, or the order's page; undefined if there is no such order. */
    checkOut: async (tenant: Tenant, reference: string): Promise<string | undefined> => {
      const order = await findOrder(db, tenant.id, { reference });
      if (!order) return undefined;
      if (order.status !== 'open') return orderPagePath(order.reference);
      return checkOut(db, order, { college: resolve(tenant), provider: await requireProvider(tenant), log });
    },

    /** An order, as shown on its page. */
    findOrder: async (tenant: Tenant, reference: string): Promise<OrderView | undefined> => {
      const found = await findOrderDetails(db, tenant.id, { reference });
      if (!found) return undefined;
      const { tenantId, subject, subjectId } = found.order;
      const handlers = subjects[subject];
      const page = await handlers?.pageOf(db, { tenantId, subjectId });
      const position = await handlers?.positionOf(db, { tenantId, subjectId });
      return toOrderView(found, { instructions: providers.instructionsOf(tenant), page, position });
    },

    /** Handles a provider's report. Reports may arrive in any order and repeatedly. */
    receive: async (
      tenant: Tenant,
      name: string,
      request: WebhookRequest,
    ): Promise<'handled' | Refused | undefined> => {
      const provider = await providers.of(tenant);
      if (provider?.name !== name) return undefined;
      const events = await provider.verify(request);
      return 'refused' in events ? events : receive(db, tenant.id, events, { subjects, college: resolve(tenant), log });
    },

    /** Ends orders whose checkout has expired without a payment. Safe to run in every process. */
    expireOrders: (tenants: readonly Tenant[]) => expireOrders(db, tenants, { providers, subjects, resolve, log }),

    /** Gives free places to the orders that wait in line, in their order. Safe to run in every process. */
    admitOrders: (tenants: readonly Tenant[]) => admitOrders(db, tenants, { subjects, resolve, log }),

    /**
     * Runs a change made by staff: closes the checkout of an open order, so that it can no longer be paid, and records an
     * event with its consequences. Throws a usage error if the buyer has just paid.
     */
    recordByStaff: async (
      tenant: Tenant,
      orderId: number,
      event: { kind: 'paid' | 'canceled'; actor: string; note?: string },
    ): Promise<void> => {
      const found = await findOrder(db, tenant.id, { id: orderId });
      const provider = await providers.of(tenant);
      const isClosed = !found?.sessionId || (await provider?.close?.(found.sessionId)) !== false;
      if (!isClosed)
        throw usageError(`Order ${orderId} has just been paid at the provider. Wait for its report, then refund it`);
      await db.transaction(async (transaction) => {
        const order = await lockOrder(transaction, tenant.id, orderId);
        const amount = event.kind === 'paid' ? order.total : null;
        await recordEvent(transaction, { tenantId: tenant.id, orderId, amount, ...event });
        await settle(transaction, order, subjects, resolve(tenant));
      });
    },
  };
}
