import { createMiddleware } from 'hono/factory';

import type { ApiClient } from '../api/client.ts';
import { readSessionToken } from '../domain/session-cookie.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Staff } from '../staff/staff.ts';
import type { AppEnv } from './app-env.ts';

type Options = {
  staff: Pick<Staff, 'findSession'>;
  /** A client of the API for one request; with a session's token it asks what only staff may see. */
  apiFor: (
    tenant: Tenant,
    cacheTags: Set<string>,
    reader?: { session?: string | undefined; clientAddress?: string | undefined },
  ) => ApiClient;
};

/**
 * Finds out which member of the college's staff asks, for hidden pages and the log-in. A page of any other route is the
 * same for everybody: it is not told, and its client of the API knows no session.
 */
export const session = ({ staff, apiFor }: Options) =>
  createMiddleware<AppEnv>(async function session(c, next) {
    const { matched, tenant, cacheTags } = c.var;
    if (!tenant || !cacheTags) throw new Error('session needs the tenant middleware before it');
    const isHidden = matched?.route.access === 'hidden';
    if (!isHidden && matched?.route.name !== 'login') return next();
    const token = readSessionToken(c.req.header('cookie'));
    const member = token && (await staff.findSession(tenant.id, token));
    if (member) {
      c.set('staff', { ...member, token });
      if (isHidden) c.set('api', apiFor(tenant, cacheTags, { session: token, clientAddress: c.var.clientAddress }));
    }
    return next();
  });
