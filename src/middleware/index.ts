import type { MiddlewareHandler } from 'hono';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';
import { pageRoute } from './page-route.ts';
import { requestContext } from './request-context.ts';
import { requestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { tenantFromHost } from './tenant.ts';

type Options = {
  isDevelopment: boolean;
  findTenant: (host: string) => Promise<Tenant | undefined>;
  apiFor: (tenant: Tenant) => ApiClient;
};

/** What every request walks through, in this order. */
export const middleware = (options: Options): MiddlewareHandler<AppEnv>[] => [
  requestId(),
  securityHeaders(options),
  tenantFromHost(options),
  pageRoute(),
  requestContext(),
];
