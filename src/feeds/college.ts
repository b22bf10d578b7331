import type { Context } from 'hono';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from '../middleware/app-env.ts';

export type FeedContext = Context<AppEnv>;

/** The college of a request and the API bound to it. */
export const collegeOf = (c: FeedContext): { tenant: Tenant; api: ApiClient } => {
  const { tenant, api } = c.var;
  if (!tenant || !api) throw new Error('feeds need the tenant middleware before them');
  return { tenant, api };
};
