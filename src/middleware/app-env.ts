import type { HttpBindings } from '@hono/node-server';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Route } from '../routes.ts';

/** What the middlewares leave for each other; every key is absent until the one named after it has run. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId?: string;
    tenant?: Tenant;
    api?: ApiClient;
    secureHeadersNonce?: string;
    pageUrl?: URL;
    isPayload?: boolean;
    matched?: { route: Route; params: Record<string, string> };
  };
};
