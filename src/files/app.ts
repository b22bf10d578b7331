import { Hono } from 'hono';

import type { Database } from '../db/client.ts';
import { readSessionToken } from '../domain/session-cookie.ts';
import type { Tenant } from '../domain/tenant.ts';
import { fileResponse } from './file-response.ts';
import { type FoundFile, findFile } from './find-file.ts';

type Options = {
  database: Pick<Database, 'db' | 'files'>;
  tenants: { findForHost: (host: string) => Promise<Tenant | undefined> };
  /** Verifies staff sessions; without it, files of hidden content are never served. */
  staff?: { findSession: (tenantId: number, token: string) => Promise<unknown> };
};

const nobody = { findSession: async () => undefined };

// an address never gets other bytes, but its content may be hidden
const caching = 'public, max-age=3600';

/** Stored files at `/files/<path>`. A college only has access to its own; files of hidden content exist only for staff. */
export function createFiles({ database: { db, files: store }, tenants, staff = nobody }: Options) {
  const app = new Hono();

  const isStaff = async (tenantId: number, { headers }: Request) => {
    const token = readSessionToken(headers.get('cookie') ?? undefined);
    return token !== undefined && (await staff.findSession(tenantId, token)) !== undefined;
  };
  const isVisible = async (file: FoundFile | undefined, tenantId: number, request: Request) =>
    file?.access !== 'hidden' || isStaff(tenantId, request);

  app.get('/files/:path{.+}', async (c, next) => {
    const request = c.req.raw;
    const tenant = await tenants.findForHost(new URL(request.url).hostname.replace(/\.$/, ''));
    const file = tenant && (await findFile(db, tenant.id, c.req.param('path')));
    if (!tenant || !file || !(await isVisible(file, tenant.id, request))) return next();
    return fileResponse(file, { store, tenantId: tenant.id, request, caching });
  });
  return app;
}
