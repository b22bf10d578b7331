import { Hono } from 'hono';

import type { Database } from '../db/client.ts';
import { createSearchLimit, type SearchLimit, tooManySearches } from '../domain/search-limit.ts';
import type { Tenant } from '../domain/tenant.ts';
import { findSession } from '../staff/sessions.ts';
import type { Staff } from '../staff/staff.ts';
import { createContentEnds } from './content/content-ends.ts';
import type { Derive } from './derived-cache.ts';
import { documentationPage } from './documentation-page.ts';
import { type EncodedResponse, finish, toResponse, toUncachedResponse } from './encoded-response.ts';
import { type Endpoint, readValues } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { isUnavailable, retryAfterSeconds } from './failure.ts';
import { createFindTenant } from './find-tenant.ts';
import { hostOf, originFor } from './host.ts';
import { isHumanRequest } from './human-request.ts';
import { iconMapper, iconMapperPath } from './icons/mapper.ts';
import { openApi } from './openapi.ts';
import { problem, problemResponse } from './problem.ts';
import { createRecordLimit, tooManyReports } from './record-limit.ts';
import { createResponseCache } from './response-cache.ts';
import { createResponseKeys } from './response-keys.ts';
import { assertStaffPathsAgree, isStaffRoute, requireStaffSession } from './staff-only.ts';
import type { TenantRegistry } from './tenants.ts';

type Bindings = {
  /** The college, if the caller has resolved it. */
  tenant?: Tenant;
  /** The caller is a page in this process, which needs no cache validators. */
  inProcess?: true;
  /** Client address; absent for in-process calls. */
  clientAddress?: string;
};
type ApiEnv = { Bindings: Bindings };

type Options = {
  database: Pick<Database, 'db' | 'listen'>;
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
  staff: given,
  searchLimit = createSearchLimit(),
}: Options) {
  assertStaffPathsAgree(endpoints);
  const staff = given ?? { findSession: (...args) => findSession(database.db, ...args) };
  const findTenant = createFindTenant({ tenants, tenantHeader });
  const cache = await createResponseCache(database, (err) => log?.error({ err }, 'An expired response was served'));
  const ends = createContentEnds(database.db);
  cache.onInvalidation(ends.forget);
  const answerKeys = createResponseKeys();
  const recordLimit = createRecordLimit();
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
    const headers = isStaffRoute(apiRoute(c.req.raw)) ? { vary: 'Cookie' } : origins;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  app.get('/api/v2', (c) => c.html(documentationPage(endpoints), 200, { 'cache-control': 'public, max-age=300' }));
  let description: string | undefined;
  app.get('/api/v2/openapi.json', (c) => {
    description ??= JSON.stringify(openApi(endpoints));
    return c.body(description, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });

  app.get(iconMapperPath, iconMapper);
  // older programs poll this URL for live games
  app.get('/api/livestats/:sport', (c) =>
    app.request(underWayAddress(c.req.url), { headers: c.req.raw.headers }, c.env),
  );

  for (const each of endpoints) {
    app.on(methodsOf(each), routeOf(each), async (c) => {
      const tenant = c.env?.tenant ?? (await findTenant(c.req.raw));
      if (tenant instanceof Response) return tenant;
      const refused = each.staffOnly && (await requireStaffSession(c.req.raw, tenant, staff));
      if (refused) return refused;
      const { searchParams } = new URL(c.req.url);
      const origin = originFor(tenant, c.req.url);
      const read = readValues(each, (name) => c.req.param(name), searchParams);
      if ('refused' in read) return problemResponse(read.refused);
      const asCsv = isCsv(c.req.url);
      if (asCsv && !each.csv) return c.notFound();
      const derive: Derive = (key, make) => cache.derive(tenant.id, key, make);
      const make = async () => {
        const until = each.staffOnly || each.recorded ? Number.POSITIVE_INFINITY : await ends.next(tenant.id);
        const request = { db: database.db, tenant, values: read.values as never, origin, derive };
        return endingAt(until, await finish(each, request, asCsv));
      };
      if (each.recorded) {
        if (!isHumanRequest(c.req.raw)) return toUncachedResponse(uncounted);
        const address = c.env?.clientAddress;
        const waitSeconds = address === undefined ? 0 : recordLimit.take(tenant.id, address);
        return waitSeconds > 0 ? tooManyReports(waitSeconds) : toUncachedResponse(await make());
      }
      if (each.staffOnly) return toUncachedResponse(await make());
      const key = `${routeOf(each)}${asCsv ? '.csv' : ''} ${JSON.stringify(read.values)} ${origin}`;
      if (c.env?.inProcess) answerKeys.remember(tenant, c.req.url, key);
      const find = () => cache.get(tenant.id, key, make);
      const address = c.env?.clientAddress;
      const limited =
        each.searchLimited && address !== undefined
          ? await searchLimit.run({ tenantId: tenant.id, address, purpose: each.searchLimited }, find)
          : { result: await find() };
      if ('retryAfter' in limited) {
        const { retryAfter } = limited;
        return problemResponse(problem(429, tooManySearches(retryAfter)), { 'retry-after': String(retryAfter) });
      }
      const answer = limited.result;
      const ifNoneMatch = c.req.header('if-none-match');
      return toResponse(answer, { validated: !c.env?.inProcess, ifNoneMatch, alwaysAsked: each.alwaysAsked });
    });
  }
  for (const route of ['/api/v2', '/api/v2/openapi.json']) app.all(route, (c) => otherMethod(c.req.method, reading));
  for (const each of endpoints) app.all(routeOf(each), (c) => otherMethod(c.req.method, methodsOf(each)));

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
      const key = answerKeys.find(tenant, url);
      return key === undefined ? undefined : cache.find(tenant.id, key);
    },
  });
}

/** The response, which expires at a time at the latest. */
const endingAt = (until: number, answer: EncodedResponse): EncodedResponse =>
  until < (answer.expiresAt ?? Number.POSITIVE_INFINITY) ? { ...answer, expiresAt: until } : answer;

const reading = ['GET'];
const methodsOf = ({ recorded }: Endpoint) => (recorded ? ['GET', 'POST'] : reading);

/** Rewrites `/api/livestats/football` to `/api/v2/livestats/football?only=underway` on the same host. */
function underWayAddress(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/^\/api\//i, '/api/v2/');
  url.search = '?only=underway';
  return url.href;
}

/** Response to an internal error. */
const uncounted = { status: 204, text: '', tags: '' };

/** `/Schedule/{id}` → `/api/v2/schedule/:id`. */
const routeOf = ({ path, version }: Endpoint) =>
  `/api/v${version ?? 2}${path.replace(/\{(\w+)\}/g, ':$1')}`.toLowerCase();

const isCsv = (address: string): boolean => /\.csv$/i.test(new URL(address).pathname);

/**
 * Paths are case-insensitive and may end with a slash or, for tables, with `.csv`; version 2.1 only differs in the event
 * lists.
 */
function apiRoute(request: Request): string {
  const path = new URL(request.url).pathname.toLowerCase().replace(/(?<!\/)\/+$|\.csv$/, '');
  return path.startsWith('/api/v2.1/') && !path.startsWith('/api/v2.1/eventsresults/')
    ? path.replace('/v2.1/', '/v2/')
    : path;
}

/** Response to an unsupported method; HEAD is supported with GET. */
function otherMethod(method: string, methods: readonly string[]): Response {
  const names = [...methods, 'HEAD', 'OPTIONS'].join(', ');
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
