import type { ServerResponse } from 'node:http';

import type { HttpBindings } from '@hono/node-server';

import type { ApiClient } from '../api/client.ts';
import type { LoginForm, StaffMember } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Route } from '../routing/routes.ts';

/** What the middlewares leave for those after them; each is absent until its middleware has run. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId?: string;
    /** The other end of the connection: a proxy or the client itself. */
    peerAddress?: string;
    clientAddress?: string;
    /** A configured proxy opened the connection. */
    isProxied?: boolean;
    secureHeadersNonce?: string;
    /** Writes the body of the answer to the connection, for as long as it likes. */
    writeBody?: (response: ServerResponse) => void;
    tenant?: Tenant;
    api?: ApiClient;
    cacheTags?: Set<string>;
    /** The page's own address, of a document and of its payload alike. */
    pageUrl?: URL;
    isPayload?: boolean;
    /** The parameters of the address name nothing. */
    isMissing?: boolean;
    /** What the load of the route returned, for its page. */
    data?: object;
    /** The member of the college's staff who asks; on hidden pages and the log-in only. */
    staff?: StaffMember & { token: string };
    /** What the log-in page shows. */
    login?: LoginForm;
    matched?: { route: Route; params: Record<string, string> };
  };
};
