import { createMiddleware } from 'hono/factory';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createInlineCode, type InlineCode } from '../routing/inline-code.ts';
import type { AppEnv } from './app-env.ts';
import { isCrawlerRequest } from './reader-class.ts';

type Options = {
  tenants: {
    /** Takes a lowercase host name without port; `localhost` and IP addresses get the default tenant. */
    findForHost: (host: string) => Promise<Tenant | undefined>;
  };
  /** An API client for one request; it adds the cache tags of its responses. */
  apiFor: (
    tenant: Tenant,
    cacheTags: Set<string>,
    reader?: { clientAddress?: string | undefined; isCrawler?: boolean },
  ) => ApiClient;
  documents: {
    /** Renders the page for a host that belongs to no college. */
    unknownHost: (page: { host: string; inlineCode: InlineCode }) => Promise<string>;
  };
};

const hostName = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*\.?$/;

/** Loads the tenant of the host name; an unknown host gets a plain 404 page. */
export const tenantFromHost = ({ tenants, apiFor, documents }: Options) =>
  createMiddleware<AppEnv>(async function tenantFromHost(c, next) {
    const { hostname } = new URL(c.req.url);
    const host = hostname.replace(/\.$/, '');
    const tenant = await tenants.findForHost(host);
    if (!tenant) {
      if (!hostName.test(hostname)) return c.text('Malformed host name', 400);
      const page = await documents.unknownHost({ host, inlineCode: c.var.inlineCode ?? createInlineCode() });
      // a college may be added there
      return c.html(page, 404, { 'cache-control': 'no-store' });
    }
    c.set('tenant', tenant);
    const cacheTags = new Set<string>();
    c.set('cacheTags', cacheTags);
    c.set(
      'api',
      apiFor(tenant, cacheTags, {
        clientAddress: c.var.clientAddress,
        isCrawler: isCrawlerRequest(c) || c.env?.fill?.isWhole === true,
      }),
    );
    return next();
  });
