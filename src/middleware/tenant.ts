import { createMiddleware } from 'hono/factory';

import type { HtmlEscapedString } from 'hono/utils/html';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';

type Options = {
  tenants: {
    /** By host name in lower case without port. */
    findByHost: (host: string) => Promise<Tenant | undefined>;
    findBySlug: (slug: string) => Promise<Tenant | undefined>;
  };
  /** A client of the API for one request; it adds the tags of the answers it gets. */
  apiFor: (tenant: Tenant, cacheTags: Set<string>) => ApiClient;
  /** The college shown at `localhost` and at the machine's own addresses. */
  defaultTenant: string;
  /** What a visitor at a host of no college sees, as HTML. */
  unknownHostPage: (host: string) => HtmlEscapedString | Promise<HtmlEscapedString>;
};

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*\.?$/;
const OWN_ADDRESSES = ['localhost', '127.0.0.1', '[::1]'];

/** Finds the college that the host name belongs to; a name that belongs to none gets a plain page. */
export const tenantFromHost = ({ tenants, apiFor, defaultTenant, unknownHostPage }: Options) =>
  createMiddleware<AppEnv>(async function tenantFromHost(c, next) {
    const { hostname } = new URL(c.req.url);
    const isOwnAddress = OWN_ADDRESSES.includes(hostname);
    if (!isOwnAddress && !HOST_NAME.test(hostname)) return c.text('Malformed host name', 400);
    const host = hostname.replace(/\.$/, '');
    const tenant =
      (await tenants.findByHost(host)) ?? (isOwnAddress ? await tenants.findBySlug(defaultTenant) : undefined);
    if (!tenant) return c.html(unknownHostPage(host), 404);
    c.set('tenant', tenant);
    const cacheTags = new Set<string>();
    c.set('cacheTags', cacheTags);
    c.set('api', apiFor(tenant, cacheTags));
    return next();
  });
