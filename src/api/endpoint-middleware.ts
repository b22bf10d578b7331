import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { LimitFunction } from 'p-limit';

import type { Database, Db } from '../db/client.ts';
import { findRefusal, type Rights } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import { recordRefusal } from '../staff/refusals.ts';
import type { Staff } from '../staff/staff.ts';
import { type SearchLimit, type SearchPurpose, tooManySearches } from '../web/search-limit.ts';
import { isCsv, routeOf } from './api-route.ts';
import type { createContentEnds } from './content/content-ends.ts';
import { createResponse, type EncodedResponse, toResponse, toUncachedResponse } from './encoded-response.ts';
import { type Endpoint, readValues } from './endpoint.ts';
import type { FindTenant } from './find-tenant.ts';
import { originFor } from './host.ts';
import { isHumanRequest } from './human-request.ts';
import { problem, problemResponse } from './problem.ts';
import { type createRecordLimit, tooManyReports } from './record-limit.ts';
import type { createResponseCache } from './response-cache.ts';
import type { createResponseKeys } from './response-keys.ts';
import { requireStaff } from './staff-only.ts';

export type ApiEnv = {
  Bindings: {
    /** The college, if the caller has resolved it. */
    tenant?: Tenant;
    /** The caller is a page in this process, which needs no cache validators. */
    inProcess?: true;
    /** Client address; absent for in-process calls. */
    clientAddress?: string;
    /** Id of the request, for the history of what it writes. */
    requestId?: string;
  };
  /** The rights are those of staff, on endpoints for staff only. */
  Variables: { tenant: Tenant; rights?: Rights; values: Record<string, unknown> };
};

export type Services = {
  db: Db;
  /** The database and its files, for writes. */
  database: Pick<Database, 'db' | 'files'>;
  /** Runs a write once fewer than `writesAtOnce` others run. */
  writeTurn: LimitFunction;
  log?: { error: (details: object, message: string) => void } | undefined;
  findTenant: FindTenant;
  staff: Pick<Staff, 'findSession'>;
  cache: Awaited<ReturnType<typeof createResponseCache>>;
  responseKeys: ReturnType<typeof createResponseKeys>;
  ends: ReturnType<typeof createContentEnds>;
  recordLimit: ReturnType<typeof createRecordLimit>;
  searchLimit: SearchLimit;
};

/** The middleware of an endpoint, in order; the last one responds. */
export const endpointMiddleware = (endpoint: Endpoint, services: Services): MiddlewareHandler<ApiEnv>[] => {
  const { staffOnly, recorded, searchLimited } = endpoint;
  return [
    college(services),
    // before the values, so that the response to others is the same for every request
    ...(staffOnly === undefined ? [] : [staffRights(endpoint, staffOnly, services)]),
    values(endpoint),
    csvFormat(endpoint),
    ...(recorded ? [humansOnly(), recordLimit(services)] : []),
    ...(searchLimited ? [searchLimit(searchLimited, services)] : []),
    staffOnly || recorded ? uncachedResponse(endpoint, services) : cachedResponse(endpoint, services),
  ];
};

export const college = ({ findTenant }: Services) =>
  createMiddleware<ApiEnv>(async function college(c, next) {
    const tenant = c.env?.tenant ?? (await findTenant(c.req.raw));
    if (tenant instanceof Response) return tenant;
    c.set('tenant', tenant);
    return next();
  });

export const staffRights = ({ path }: Pick<Endpoint, 'path'>, kind: string, { db, staff }: Services) =>
  createMiddleware<ApiEnv>(async function staffRights(c, next) {
    const { tenant } = c.var;
    const rights = await requireStaff(c.req.raw, { db, tenant, staff, clientAddress: c.env?.clientAddress });
    if (rights instanceof Response) return rights;
    const operation = { level: 'read', kind } as const;
    const refusal = findRefusal(rights, operation);
    if (!refusal) {
      c.set('rights', rights);
      return next();
    }
    await recordRefusal(db, tenant.id, `${c.req.method} ${path}`, { rights, operation, refusal });
    return problemResponse(problem(403, refusal.message));
  });

export const values = (endpoint: Parameters<typeof readValues>[0]) =>
  createMiddleware<ApiEnv>(async function values(c, next) {
    const read = readValues(endpoint, (name) => c.req.param(name), new URL(c.req.url).searchParams);
    if ('refused' in read) return problemResponse(read.refused);
    c.set('values', read.values);
    return next();
  });

const csvFormat = ({ csv }: Endpoint) =>
  createMiddleware<ApiEnv>(async (c, next) => (isCsv(c.req.url) && !csv ? c.notFound() : next()));

/** Bots and prefetches get a response but are not counted. */
const humansOnly = () =>
  createMiddleware<ApiEnv>(async (c, next) =>
    isHumanRequest(c.req.raw) ? next() : toUncachedResponse({ status: 204, text: '', tags: '' }),
  );

const recordLimit = ({ recordLimit: limit }: Services) =>
  createMiddleware<ApiEnv>(async function recordLimit(c, next) {
    const address = c.env?.clientAddress;
    const seconds = address === undefined ? 0 : limit.take(c.var.tenant.id, address);
    return seconds > 0 ? tooManyReports(seconds) : next();
  });

const searchLimit = (purpose: SearchPurpose, { searchLimit: limit }: Services) =>
  createMiddleware<ApiEnv>(async function searchLimit(c, next) {
    const address = c.env?.clientAddress;
    if (address === undefined) return next();
    const run = await limit.run({ tenantId: c.var.tenant.id, address, purpose }, next);
    if ('result' in run) return;
    const { retryAfter } = run;
    return problemResponse(problem(429, tooManySearches(retryAfter)), { 'retry-after': String(retryAfter) });
  });

const uncachedResponse = (endpoint: Endpoint, services: Services) =>
  createMiddleware<ApiEnv>(async (c) => {
    const { tenant, values } = c.var;
    return toUncachedResponse(await respond(endpoint, services, { tenant, values, url: c.req.url }));
  });

const cachedResponse = (endpoint: Endpoint, services: Services) =>
  createMiddleware<ApiEnv>(async function cachedResponse(c) {
    const { cache, ends, responseKeys } = services;
    const { tenant, values } = c.var;
    const { url } = c.req;
    const isInProcess = c.env?.inProcess === true;
    const suffix = isCsv(url) ? '.csv' : '';
    const key = `${routeOf(endpoint)}${suffix} ${JSON.stringify(values)} ${originFor(tenant, url)}`;
    if (isInProcess) responseKeys.remember(tenant, url, key);
    const response = await cache.get(tenant.id, key, async () => {
      const until = await ends.next(tenant.id);
      return endingAt(until, await respond(endpoint, services, { tenant, values, url }));
    });
    const ifNoneMatch = c.req.header('if-none-match');
    return toResponse(response, { validated: !isInProcess, ifNoneMatch, alwaysAsked: endpoint.alwaysAsked });
  });

type Accepted = ApiEnv['Variables'] & { url: string };

const respond = (endpoint: Endpoint, { db, cache }: Services, { tenant, values, url }: Accepted) =>
  createResponse(
    endpoint,
    {
      db,
      tenant,
      // parsed by the parameters of this endpoint
      values: values as never,
      origin: originFor(tenant, url),
      derive: (key, make) => cache.derive(tenant.id, key, make),
    },
    isCsv(url),
  );

/** The response, which expires at a time at the latest. */
const endingAt = (until: number, response: EncodedResponse): EncodedResponse =>
  until < (response.expiresAt ?? Number.POSITIVE_INFINITY) ? { ...response, expiresAt: until } : response;
