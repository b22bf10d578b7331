import { openPayments } from '../payments/open-payments.ts';
import { env } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import type { CollegeWork } from './college-command.ts';

/** Payments of the college, with the test shop of the sample colleges. */
export const collegePayments = ({ database, tenant }: Pick<CollegeWork, 'database' | 'tenant'>) =>
  openPayments({
    database,
    tenants: { list: async () => [tenant], findBySlug: async (slug) => (slug === tenant.slug ? tenant : undefined) },
    env,
    log,
  });
