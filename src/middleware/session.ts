import { createMiddleware } from 'hono/factory';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Staff } from '../staff/staff.ts';
import { readSessionToken } from '../web/session-cookie.ts';
import type { AppEnv } from './app-env.ts';

type Options = {
  staff: Pick<Staff, 'findSession'>;
  /** An API client for one request; with a session token it has access to hidden content. */
  apiFor: (
    tenant: Tenant,
    cacheTags: Set<string>,
    reader?: { session?: string | undefined; clientAddress?: string | undefined },
  ) => ApiClient;
};

/**
 * Loads the staff member of the session cookie, only for hidden pages and those of the log-in. Every other page is the same for all visitors,
 * so neither the page nor its API client gets the session.
 */
export const session = ({ staff, apiFor }: Options) =>
  createMiddleware<AppEnv>(async function session(c, next) {
    const { matched, tenant, cacheTags } = c.var;
    if (!tenant || !cacheTags) throw new Error('session needs the tenant middleware before it');
    const isHidden = matched?.route.access === 'hidden';
    if (!isHidden && matched?.route.pageType !== 'login') return next();
    const token = readSessionToken(c.req.header('cookie'));
    const member = token && (await staff.findSession(tenant.id, token));
    if (member) {
      c.set('staff', { ...member, token });
      if (isHidden) c.set('api', apiFor(tenant, cacheTags, { session: token, clientAddress: c.var.clientAddress }));
    }
    return next();
  });
