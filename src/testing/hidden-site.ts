import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Hono } from 'hono';
import pino from 'pino';

import { createApi } from '../api/app.ts';
import { createApiClient } from '../api/client.ts';
import { createTenantRegistry } from '../api/tenants.ts';
import { inProcess } from '../api/transport.ts';
import type { Database } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { makeDocument } from '../features/documents.ts';
import { loadPage } from '../features/loads.ts';
import { feeds } from '../feeds/app.ts';
import { createImages } from '../images/app.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { dataApi } from '../middleware/data-api.ts';
import { everyRequest, pageRequest } from '../middleware/index.ts';
import { handleNotFound } from '../middleware/not-found.ts';
import { getRequestContext } from '../routing/request-context.ts';
import { createMetrics } from '../runtime/metrics.ts';
import { createStaff, type Staff } from '../staff/staff.ts';
import { createForms } from '../submissions/forms.ts';
import { createSearchLimit } from '../web/search-limit.ts';
import { sessionCookieName } from '../web/session-cookie.ts';

/** The guards of hidden content: in the API, before pages (access and session), and before pictures. */
export const guards = ['api', 'access', 'session', 'pictures'] as const;
export type Guard = (typeof guards)[number];

/** Accepts every token. */
const unguarded: Pick<Staff, 'findSession'> = {
  findSession: async () => ({
    accountId: 1,
    name: 'Anybody',
    email: 'any@body.example',
    sessionId: 1,
    mayWrite: true,
    grants: [{ role: 'administrator', sportId: null, gameId: null, day: null }],
  }),
};

/** The server with all guards or without one. Its pages print the data that the API returns. */
export async function createHiddenSite(database: Database, without?: Guard) {
  const log = pino({ level: 'silent' });
  const tenants = await createTenantRegistry(database);
  const staff = createStaff({
    db: database.db,
    originOf: () => 'http://harbor.localhost',
    slowestMs: 0,
  });
  const staffFor = (guard: Guard) => (guard === without ? unguarded : staff);
  const api = await createApi({ database, tenants, staff: staffFor('api'), log });
  const apiFor = (tenant: Tenant, cacheTags: Set<string>, reader: { session?: string | undefined } = {}) =>
    createApiClient({ transport: inProcess(api), tenant: tenant.slug, log, cacheTags, ...reader });
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'hidden-site-'));
  const pages = pageRequest({
    tenants,
    apiFor,
    staff: { ...staff, ...staffFor('session') },
    searchLimit: createSearchLimit(),
    rendersPerMinute: 600,
    subscriptions: {
      subscribe: async () => {},
      confirm: async () => undefined,
      find: async () => undefined,
      unsubscribe: async () => {},
    },
    payments: { findOrder: async () => undefined, checkOut: async () => undefined, formTargets: async () => [] },
    forms: createForms(database.db),
    log,
    loadPage,
    makeDocument,
    // the content of the PDF, in which hidden content would be found
    pdfs: { get: async (_, document) => Buffer.from(JSON.stringify(document)) },
    renderPage,
    documents: { outside: async () => '<p>elsewhere</p>', unknownHost: async () => '<p>unknown host</p>' },
  });

  const app = new Hono<AppEnv>();
  app.use(...everyRequest({ log, metrics: createMetrics(), isDevelopment: false, trustedProxies: [] }));
  app.use(dataApi({ api }));
  app.route('/', createImages({ database, tenants, cacheDir, staff: staffFor('pictures'), maxWait: 60_000 }));
  app.use(...(without === 'access' ? pages.filter(({ name }) => name !== 'access') : pages));
  app.route(
    '/',
    feeds({ supportEmail: 'help@example.edu', api, ask: (address, bindings) => app.request(address, {}, bindings) }),
  );
  app.notFound(handleNotFound());
  app.onError((_, c) => c.text('failed', 500));

  return {
    staff,
    request: (url: string, { token, ...init }: RequestInit & { token?: string | undefined } = {}) => {
      const headers = new Headers(init.headers);
      if (token !== undefined) headers.set('cookie', `${sessionCookieName}=${token}`);
      return app.request(
        new Request(new URL(url, 'http://harbor.localhost'), { redirect: 'manual', ...init, headers }),
      );
    },
    close: async () => {
      await api.close();
      await tenants.close();
      await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type HiddenSite = Awaited<ReturnType<typeof createHiddenSite>>;

/** Replaces React: prints the data of the page and of the shell. */
async function renderPage(): Promise<Response> {
  const { api, loaded, login, staff } = getRequestContext();
  if (login) return Response.json({ login, staff });
  const data = await loaded;
  if (!data) return new Response('missing', { status: 404 });
  const around = [await api.stories.list({}), await api.navigation.main(), await api.events.results(), staff?.name];
  return Response.json([data, around]);
}
