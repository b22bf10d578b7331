import type { ServerResponse } from 'node:http';

import type { HttpBindings } from '@hono/node-server';

import type { ApiClient } from '../api/client.ts';
import type { LoginForm, StaffAccount } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { FormState } from '../forms/form-state.ts';
import type { InlineCode } from '../routing/inline-code.ts';
import type { Loaded } from '../routing/load.ts';
import type { PageForms } from '../routing/request-context.ts';
import type { Route } from '../routing/routes.ts';
import type { Fill } from './page-cache/fill.ts';

/** Variables of the request; each is absent until its middleware has run. */
export type AppEnv = {
  Bindings: Partial<HttpBindings> & {
    /** Set for the render of a page for the cache. */
    fill?: Fill;
  };
  Variables: {
    requestId?: string;
    /** Address of the peer: a proxy or the client. */
    peerAddress?: string;
    clientAddress?: string;
    /** The peer is a trusted proxy. */
    isProxied?: boolean;
    /** The inline scripts and styles that the response's policy allows. */
    inlineCode?: InlineCode;
    /** Writes the response body directly to the connection. */
    writeBody?: (response: ServerResponse) => void;
    tenant?: Tenant;
    api?: ApiClient;
    cacheTags?: Set<string>;
    /** The URL of the document, also when its payload is requested. */
    pageUrl?: URL;
    isPayload?: boolean;
    /** The result of the route's load. */
    loaded?: Promise<Loaded>;
    /** The logged-in staff member; on hidden pages and the log-in only. */
    staff?: StaffAccount & { token: string };
    /** Origins besides our own that forms of the page lead to. */
    formTargets?: readonly string[];
    /** The page has a player for a stream. */
    isStreaming?: boolean;
    /** The page counts towards the client's limit of renders. */
    isRenderCounted?: boolean;
    /** The state of the log-in form. */
    login?: LoginForm;
    forms?: PageForms;
    /** The state of a posted form that is shown again with its values and errors. */
    form?: FormState;
    matched?: { route: Route; params: Record<string, string> };
  };
};
