import { Hono } from 'hono';
import pLimit from 'p-limit';

import type { Database } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { findSession } from '../staff/sessions.ts';
import type { Staff } from '../staff/staff.ts';
import { createSearchLimit, type SearchLimit } from '../web/search-limit.ts';
import { apiRoute, methodsOf, reading, routeOf, underWayAddress } from './api-route.ts';
import { createContentEnds } from './content/content-ends.ts';
import { writeMiddleware, writesAtOnce } from './content/write/write-middleware.ts';
import { documentationPage } from './documentation-page.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { type ApiEnv, endpointMiddleware, type Services } from './endpoint-middleware.ts';
import { endpoints, writes } from './endpoints.ts';
import { isUnavailable, retryAfterSeconds } from './failure.ts';
import { createFindTenant } from './find-tenant.ts';
import { hostOf } from './host.ts';
import { iconMapper, iconMapperPath } from './icons/mapper.ts';
import { openApi } from './openapi.ts';
import { problem, problemResponse } from './problem.ts';
import { createRecordLimit } from './record-limit.ts';
import { createResponseCache } from './response-cache.ts';
import { createResponseKeys } from './response-keys.ts';
import { assertStaffPathsAgree, isStaffRoute } from './staff-only.ts';
import type { TenantRegistry } from './tenants.ts';

type Options = {
  database: Pick<Database, 'db' | 'files' | 'listen'>;
  tenants: Pick<TenantRegistry, 'findByHost' | 'findBySlug' | 'findForHost'>;
  /** Header that names the college if the host does not. */
  tenantHeader?: string;
  log?: { error: (details: object, message: string) => void };
  /** Shared with the search page; created if absent. */
  searchLimit?: SearchLimit;
  /** Verifies staff sessions; uses the database by default. */
  staff?: Pick<Staff, 'findSession'>;
};

export type Api = Awaited<ReturnType<typeof createApi>>;

/** The data API at `/api/v2` and `/api/v2.1`: all endpoints, their OpenAPI description and shared handling. */
export async function createApi({
  database,
  tenants,
  tenantHeader = 'x-tenant',
  log,
  staff,
  searchLimit = createSearchLimit(),
}: Options) {
  assertStaffPathsAgree(endpoints);
  const cache = await createResponseCache(database, (err) => log?.error({ err }, 'An expired response was served'));
  const ends = createContentEnds(database.db);
  cache.onInvalidation(ends.forget);
  const responseKeys = createResponseKeys();
  const services: Services = {
    db: database.db,
    database,
    writeTurn: pLimit(writesAtOnce),
    log,
    findTenant: createFindTenant({ tenants, tenantHeader }),
    staff: staff ?? { findSession: (...args) => findSession(database.db, ...args) },
    cache,
    responseKeys,
    ends,
    recordLimit: createRecordLimit(),
    searchLimit,
  };
  const app = new Hono<ApiEnv>({ getPath: apiRoute });
  const origins = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag, Cache-Tag, Link' };

  // the tenant header selects the college for unknown hosts, so responses vary on it
  app.use(async function varyByTenant(c, next) {
    await next();
    if (c.env?.tenant || (await tenants.findByHost(hostOf(c.req.url)))) return;
    const { headers } = c.res;
    if (!headers.get('vary')?.includes(tenantHeader)) headers.append('vary', tenantHeader);
  });

  app.use(async function crossOrigin(c, next) {
    await next();
    const headers = isStaffRoute(apiRoute(c.req.raw)) ? { vary: 'Cookie, Authorization' } : origins;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  app.get('/api/v2', (c) =>
    c.html(documentationPage(endpoints, writes), 200, { 'cache-control': 'public, max-age=300' }),
  );
  let description: string | undefined;
  app.get('/api/v2/openapi.json', (c) => {
    description ??= JSON.stringify(openApi(endpoints, writes));
    return c.body(description, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });

  app.get(iconMapperPath, iconMapper);
  // older programs poll this URL for live games
  app.get('/api/livestats/:sport', (c) =>
    app.request(underWayAddress(c.req.url), { headers: c.req.raw.headers }, c.env),
  );

  for (const endpoint of endpoints)
    app.on([...methodsOf(endpoint)], [routeOf(endpoint)], ...endpointMiddleware(endpoint, services));
  for (const each of writes) app.on([each.method], [routeOf(each)], ...writeMiddleware(each, services));
  for (const route of ['/api/v2', '/api/v2/openapi.json']) app.all(route, (c) => otherMethod(c.req.method, reading));
  const methods = Map.groupBy(
    [
      ...endpoints.flatMap((each) => methodsOf(each).map((method) => ({ route: routeOf(each), method }))),
      ...writes.map((each) => ({ route: routeOf(each), method: each.method })),
    ],
    ({ route }) => route,
  );
  for (const [route, allowed] of methods)
    app.all(route, (c) => otherMethod(c.req.method, [...new Set(allowed.map(({ method }) => method))]));

  app.notFound((c) =>
    problemResponse(problem(404, `There is no endpoint at ${c.req.path.slice(0, 200)}. See /api/v2 for the list.`)),
  );
  app.onError((err, c) => {
    log?.error({ err, path: c.req.path }, 'An API call failed');
    if (isUnavailable(err))
      return problemResponse(problem(503, 'The data is temporarily unavailable. Try again in a moment.'), {
        'retry-after': String(retryAfterSeconds),
      });
    return problemResponse(problem(500, 'The response could not be generated.'));
  });
  return Object.assign(app, {
    close: cache.close,
    onInvalidation: cache.onInvalidation,
    /** When the next content of a college stops being readable, in milliseconds since the epoch. */
    nextEnd: ends.next,
    /** The cached response to a page's earlier GET of this URL; undefined if there is none or it has expired. */
    findCached: (tenant: Tenant, url: string): EncodedResponse | undefined => {
      const key = responseKeys.find(tenant, url);
      return key === undefined ? undefined : cache.find(tenant.id, key);
    },
  });
}

/** Response to an unsupported method; HEAD is supported with GET. */
function otherMethod(method: string, methods: readonly string[]): Response {
  const names = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method !== 'OPTIONS')
    return problemResponse(problem(405, `${method} is not allowed. Allowed methods: ${names}.`), {
      allow: names,
    });
  const preflight = {
    allow: names,
    'access-control-allow-methods': names,
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  };
  return new Response(null, { status: 204, headers: preflight });
}
