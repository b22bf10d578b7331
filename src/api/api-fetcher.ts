import { type } from 'arktype';

import { cookieOf } from '../web/session-cookie.ts';
import { timedOut, withTimeout } from '../web/with-timeout.ts';
import { apiPath, withoutValues } from './api-path.ts';
import { type ApiFailure, apiFailure, isApiFailure } from './failure.ts';
import type { LastGood } from './last-good.ts';
import { createResponseParser, type ResponseParser, type Schema } from './response-parser.ts';
import { type ApiTransport, type CompleteResponse, getResponse } from './transport.ts';

export type ClientLog = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

export type ApiFetcherOptions = {
  /** `inProcess(api)` or `overHttp(origin)`. */
  transport: ApiTransport;
  /** Slug of the college. */
  tenant: string;
  tenantHeader?: string;
  log: ClientLog;
  /** Collects the cache tags of every response. */
  cacheTags?: Set<string>;
  /** Timeout of a call in milliseconds, including the retry. */
  timeout?: number;
  /** Address of the page's client, so that a remote API's limits apply to it and not to this server. */
  clientAddress?: string | undefined;
  /** Limits how long `getShell` waits to the cache's `patience`; without it, `getShell` waits as long as `getOr`. */
  lastGood?: LastGood | undefined;
  /** Shared by the requests of a process, so that repeated responses are parsed once. */
  parseResponse?: ResponseParser;
  /** Token of a verified staff session; required for staff endpoints. */
  session?: string | undefined;
};

export type CallOptions = {
  /** Logged if the call fails. */
  failureMessage?: string;
  /** Overrides the default timeout. */
  timeout?: number;
};

/** Statuses that mean a missing resource. */
const absentStatuses = new Set([204, 400, 404]);

const hiddenPath = apiPath(['Hidden']);

export type ApiFetcher = ReturnType<typeof createApiFetcher>;

/** Fetches API resources for one request, each URL once. */
export function createApiFetcher(options: ApiFetcherOptions) {
  const {
    transport,
    tenant,
    tenantHeader = 'x-tenant',
    log,
    cacheTags,
    timeout = 5000,
    session,
    clientAddress,
    lastGood,
    parseResponse = createResponseParser(),
  } = options;
  const headers = {
    [tenantHeader]: tenant,
    accept: 'application/json',
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
  };
  // only sent where needed, because shared caches do not store responses to requests with a cookie
  const headersFor = (path: string) =>
    session !== undefined && path.startsWith(`${hiddenPath}/`) ? { ...headers, cookie: cookieOf(session) } : headers;
  const requested = new Map<string, Promise<unknown>>();
  let firstFailure: unknown;
  let failure: ApiFailure | undefined;
  let isReduced = false;
  let expiresAt = Number.POSITIVE_INFINITY;

  const read = async <T>(path: string, schema: Schema<T>, timeoutOfCall = timeout): Promise<T | undefined> => {
    const found = await getResponse(transport, path, { headers: headersFor(path), timeout: timeoutOfCall });
    const { status, text } = found;
    expiresAt = Math.min(expiresAt, found.expiresAt ?? Number.POSITIVE_INFINITY);
    for (const tag of tagsOf(found)) cacheTags?.add(tag);
    if (absentStatuses.has(status) && !isPage(found)) {
      if (status === 400)
        log.warn({ path: withoutValues(path), refused: refusedNames(text) }, 'The API refused a value');
      return undefined;
    }
    if (status < 200 || status > 299) throw apiFailure(path, status, `answered ${status}`);
    const body = parse(path, text, schema);
    if (body instanceof type.errors)
      throw apiFailure(path, 502, `response of the wrong shape: ${body.summary.slice(0, 500)}`);
    return body;
  };

  const parse = <T>(path: string, text: string, schema: Schema<T>) => {
    try {
      return parseResponse(text, schema);
    } catch (error) {
      throw apiFailure(path, 502, 'response is not JSON', error);
    }
  };

  const readOnce = <T>(path: string, schema: Schema<T>, timeoutOfCall?: number): Promise<T | undefined> => {
    const known = requested.get(path) ?? read(path, schema, timeoutOfCall);
    requested.set(path, known);
    return known as Promise<T | undefined>;
  };

  const report = (err: unknown, path: string, { failureMessage = 'An API call failed' }: CallOptions) => {
    firstFailure ??= err;
    log.error({ err, tenant, path: withoutValues(path) }, failureMessage);
  };

  /** The response, or `otherwise` if missing or failed; failures are logged. For optional parts of a page. */
  const getOr = async <T>(path: string, schema: Schema<T>, otherwise: T, options: CallOptions = {}): Promise<T> => {
    try {
      return (await readOnce(path, schema, options.timeout)) ?? otherwise;
    } catch (err) {
      report(err, path, options);
      return otherwise;
    }
  };

  return {
    /** The response, or undefined if the resource is missing. Throws an `ApiFailure` if the call fails. */
    get: async <T>(path: string, schema: Schema<T>): Promise<T | undefined> => {
      try {
        return await readOnce(path, schema);
      } catch (error) {
        if (isApiFailure(error)) failure ??= error;
        throw error;
      }
    },
    /** The first failure thrown by `get`; React reports a failed render without its error. */
    failure: () => failure,
    /** Throws the first failure that `getOr` replaced with `otherwise`. */
    assertComplete: (): void => {
      if (firstFailure !== undefined) throw firstFailure;
    },
    /** Whether every response arrived in time, so that none was replaced with `otherwise` or a previous response. */
    isComplete: () => firstFailure === undefined && !isReduced,
    /** Milliseconds since the epoch at which the first of the responses expires; `Infinity` if none does. */
    expiresAt: () => expiresAt,
    getOr,
    /**
     * Like `getOr`, for the shell of a page, which must not delay the first byte: a slow or failing call returns its last good
     * response, or `otherwise` if there is none. A call that was slow the last time is not awaited; its response is refreshed
     * for the next page.
     */
    getShell: async <T>(path: string, schema: Schema<T>, otherwise: T, options: CallOptions = {}): Promise<T> => {
      if (!lastGood) return getOr(path, schema, otherwise, options);
      const key = `${tenant} ${path}`;
      const remembered = () => {
        isReduced = true;
        return lastGood.has(key) ? (lastGood.get(key) as T) : otherwise;
      };
      if (lastGood.has(key) && lastGood.isRenewing(key)) return remembered();
      const wasSlow = lastGood.has(key) && lastGood.isSlow(key);
      const fresh = lastGood
        .renew(key, async () => (await readOnce(path, schema, options.timeout)) ?? otherwise)
        .catch((err: unknown) => {
          report(err, path, options);
          return remembered();
        });
      if (wasSlow) return remembered();
      const inTime = await withTimeout(fresh, lastGood.patience);
      return inTime === timedOut ? remembered() : inTime;
    },
  };
}

/** The parameter names in a problem document. Its messages quote values, which must not be logged. */
function refusedNames(text: string): string[] {
  const body = problemBody(text);
  return body instanceof type.errors ? [] : Object.keys(body.errors);
}

const problemBody = type('string.json.parse').to({ errors: 'object' });

const tagLists = new WeakMap<CompleteResponse, readonly string[]>();

/** The tags of a response, split once for a cached one. */
function tagsOf(response: CompleteResponse): readonly string[] {
  const tags = tagLists.get(response) ?? response.tags.split(',').filter(Boolean);
  tagLists.set(response, tags);
  return tags;
}

/** An HTML page with status 404 does not come from the API. */
const isPage = ({ contentType }: CompleteResponse) => contentType?.startsWith('text/html') ?? false;
