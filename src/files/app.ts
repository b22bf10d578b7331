import { Hono } from 'hono';

import type { Database, Db } from '../db/client.ts';
import { findRefusal, type Rights } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { FileStore } from '../storage/file-store.ts';
import { hasControlCharacter } from '../web/control-characters.ts';
import { readSessionToken } from '../web/session-cookie.ts';
import { dispositionOf, fileResponse, isReadByScripts } from './file-response.ts';
import { type FoundFile, findDocument, findFile } from './find-file.ts';

type Options = {
  database: Pick<Database, 'db' | 'files'>;
  tenants: { findForHost: (host: string) => Promise<Tenant | undefined> };
  /** Verifies staff sessions; without it, files of hidden content are never served. */
  staff?: { findSession: (tenantId: number, token: string) => Promise<Rights | undefined> };
};

const nobody = { findSession: async () => undefined };

type Find = (db: Db, tenantId: number, path: string) => Promise<FoundFile | undefined>;

/** Where files are, and how long others may keep them. */
const places: readonly { at: string; find: Find; caching: string }[] = [
  // an address never gets other bytes, but its content may be hidden
  { at: '/files', find: findFile, caching: 'public, max-age=3600' },
  // a document may get another file
  { at: '/documents', find: findDocument, caching: 'public, no-cache' },
];

/** Less than the time that a signed URL is valid. */
const redirectHeaders = { 'cache-control': 'public, max-age=600', 'referrer-policy': 'no-referrer' };

/** The URL of a file in the object store, if browsers read it there. One of hidden content could be passed on. */
const redirectOf = (store: FileStore, tenantId: number, file: FoundFile): Promise<string | undefined> | undefined =>
  file.access === 'hidden' || isReadByScripts(file)
    ? undefined
    : store.urlOf?.(tenantId, file.sha256, { mime: file.mime, disposition: dispositionOf(file) });

const isReadable = (store: FileStore, tenantId: number, { sha256 }: FoundFile): Promise<boolean> =>
  store.stat(tenantId, sha256).then(
    (found) => found !== undefined,
    () => false,
  );

const unavailable = () =>
  new Response('The file is temporarily unavailable. Try again in a moment.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' },
  });

/**
 * Stored files at `/files/<path>`, and documents at `/documents/<path>`. A college only has access to its own; files of hidden
 * content exist only for staff. What is not found is left to the redirects of the college.
 */
export function createFiles({ database: { db, files: store }, tenants, staff = nobody }: Options) {
  const app = new Hono();

  const isStaff = async (tenantId: number, { headers }: Request) => {
    const token = readSessionToken(headers.get('cookie') ?? undefined);
    const rights = token === undefined ? undefined : await staff.findSession(tenantId, token);
    return rights !== undefined && !findRefusal(rights, { level: 'read', kind: 'document' });
  };
  const isVisible = async (file: FoundFile | undefined, tenantId: number, request: Request) =>
    file?.access !== 'hidden' || isStaff(tenantId, request);

  for (const { at, find, caching } of places)
    app.get(`${at}/:path{.+}`, async (c, next) => {
      const request = c.req.raw;
      const path = c.req.param('path');
      const tenant = await tenants.findForHost(new URL(request.url).hostname.replace(/\.$/, ''));
      // Postgres has no text with a NUL
      const file = tenant && !hasControlCharacter(path) ? await find(db, tenant.id, path) : undefined;
      if (!tenant || !file || !(await isVisible(file, tenant.id, request))) return next();
      // a signed URL is valid for GET alone, and podcast directories check audio with HEAD
      const address = request.method === 'HEAD' ? undefined : await redirectOf(store, tenant.id, file);
      if (address) return new Response(null, { status: 302, headers: { location: address, ...redirectHeaders } });
      // after the headers, a failure could only cut the body
      if (!(await isReadable(store, tenant.id, file))) return unavailable();
      return fileResponse(file, { store, tenantId: tenant.id, request, caching });
    });
  return app;
}
