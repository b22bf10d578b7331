import { createMiddleware } from 'hono/factory';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';

type Options = {
  findTenant: (host: string) => Promise<Tenant | undefined>;
  apiFor: (tenant: Tenant) => ApiClient;
};

/** Finds the college that a host name belongs to. */
export const tenantFromHost = ({ findTenant, apiFor }: Options) =>
  createMiddleware<AppEnv>(async function tenantFromHost(c, next) {
    const tenant = await findTenant(new URL(c.req.url).hostname);
    if (!tenant) return c.text('No college here', 404);
    c.set('tenant', tenant);
    c.set('api', apiFor(tenant));
    return next();
  });
