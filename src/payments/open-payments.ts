import path from 'node:path';

import type { TenantRegistry } from '../api/tenants.ts';
import type { Database } from '../db/client.ts';
import { siteOrigin } from '../mail/site-origin.ts';
import type { Env } from '../runtime/env.ts';
import type { Log } from '../runtime/log.ts';
import {
  admitSubmission,
  completeSubmission,
  positionInLine,
  releaseSubmission,
} from '../submissions/submission-states.ts';
import { pageOfSubmission } from '../submissions/submissions.ts';
import { configuredProviders } from './configured-providers.ts';
import { createPayments } from './create-payments.ts';
import type { Subjects } from './settle.ts';
import { createTestShop } from './test-shop.ts';

const everyMs = 20_000;

type Options = {
  database: Database;
  tenants: Pick<TenantRegistry, 'list' | 'findBySlug'>;
  env: Env;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

/** Opens payments with the configured providers, the test shop of the sample colleges, and the job that releases expired orders. */
export function openPayments({ database, tenants, env, log }: Options) {
  const testShop =
    env.SAMPLE_PAYMENTS === 'on' && env.SAMPLE_COLLEGES === 'on'
      ? createTestShop({
          folder: path.join(env.DATA_DIR, 'test-shop'),
          receive: async (slug, request) => {
            const tenant = await tenants.findBySlug(slug);
            return tenant && (await payments.receive(tenant, 'stripe', request)) === 'handled' ? 200 : 400;
          },
        })
      : undefined;
  const providers = configuredProviders({
    settings: env.payments,
    ...(testShop && { otherwise: testShop.providerOf }),
  });
  const payments = createPayments({
    database,
    providers,
    subjects: paymentSubjects,
    originOf: (tenant) => siteOrigin(tenant, env),
    log,
  });
  /** Releases expired orders and admits waiting ones every 20 seconds; returns a function that stops. */
  const startExpiry = () => {
    let expiring = Promise.resolve();
    const timer = setInterval(() => {
      expiring = expiring
        .then(async () => {
          const colleges = await tenants.list();
          await payments.expireOrders(colleges);
          await payments.admitOrders(colleges);
        })
        .catch((err: unknown) => log.warn({ err }, 'Failed to expire orders'));
    }, everyMs);
    timer.unref();
    return () => {
      clearInterval(timer);
      return expiring;
    };
  };
  return { payments, providers, testShop, startExpiry };
}

/** How to fulfill and release subjects of orders, by kind. */
export const paymentSubjects: Subjects = {
  form: {
    // one that was deleted in the meantime cannot be provided either
    complete: async (db, { tenantId, subjectId }) =>
      ['completed', 'unchanged'].includes(await completeSubmission(db, tenantId, subjectId)),
    admit: (db, { tenantId, subjectId }) => admitSubmission(db, tenantId, subjectId),
    positionOf: (db, { tenantId, subjectId }) => positionInLine(db, tenantId, subjectId),
    pageOf: (db, { tenantId, subjectId }) => pageOfSubmission(db, tenantId, subjectId),
    release: async (db, { tenantId, subjectId }) => void (await releaseSubmission(db, tenantId, subjectId)),
  },
};
