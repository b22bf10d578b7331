import { setTimeout as wait } from 'node:timers/promises';

import type { Tenant } from '../domain/tenant.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { apiFailure } from './failure.ts';

/** A complete response of the API. */
export type CompleteResponse = Pick<EncodedResponse, 'status' | 'text' | 'tags' | 'expiresAt' | 'contentType'>;

/** Sends GET requests to the API, in process or over HTTP. */
export type ApiTransport = {
  (path: string, init: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response>;
  /** A response in this process's cache. Its text is the same string every time, so parsing it again is a lookup. */
  findCached?: (path: string) => CompleteResponse | undefined;
};

type InProcessApi = {
  request: (
    path: string,
    init: RequestInit,
    bindings: { inProcess: true; tenant?: Tenant },
  ) => Response | Promise<Response>;
  findCached?: (tenant: Tenant, url: string) => CompleteResponse | undefined;
};

const urlOf = (path: string) => `http://api.invalid${path}`;

/**
 * Calls the API app in this process. `tenant` is passed because the URL's host is a placeholder; without it the API uses
 * the tenant header.
 */
export function inProcess(api: InProcessApi, tenant?: Tenant): ApiTransport {
  const transport: ApiTransport = async (path, { headers }) =>
    api.request(urlOf(path), { headers }, { inProcess: true, ...(tenant && { tenant }) });
  if (tenant) transport.findCached = (path) => api.findCached?.(tenant, urlOf(path));
  return transport;
}

/** Requests a remote API, such as `https://api.example.edu`. */
export const overHttp =
  (origin: string): ApiTransport =>
  (path, init) =>
    fetch(new URL(path, origin), { ...init, redirect: 'error' });

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const backOff = 150;
const maxWait = 1000;

/**
 * Gets a response from the cache of this process, or sends a GET request with one retry for retryable statuses. `timeout` in
 * milliseconds covers both attempts and the body. Throws an `ApiFailure`.
 */
export async function getResponse(
  transport: ApiTransport,
  path: string,
  { headers, timeout }: { headers: Record<string, string>; timeout: number },
): Promise<CompleteResponse> {
  const cached = transport.findCached?.(path);
  if (cached) return cached;
  const late = new AbortController();
  const { signal } = late;
  // clears the timer, which would otherwise retain the whole request including its markup
  const timer = setTimeout(() => late.abort(), timeout);
  const attempt = async () => {
    const response = await transport(path, { headers, signal });
    return { response, text: await response.text() };
  };
  try {
    const first = await endedBy(signal, attempt());
    if (!retriedStatuses.has(first.response.status)) return toCompleteResponse(first);
    await wait(pauseBefore(first.response), undefined, { signal });
    return toCompleteResponse(await endedBy(signal, attempt()));
  } catch (error) {
    throw signal.aborted
      ? apiFailure(path, 504, `no response within ${timeout} ms`, error)
      : apiFailure(path, 503, 'no connection', error);
  } finally {
    clearTimeout(timer);
  }
}

function toCompleteResponse({ response, text }: { response: Response; text: string }): CompleteResponse {
  const { status, headers } = response;
  const expiresAt = Date.parse(headers.get('expires') ?? '');
  return {
    status,
    text,
    tags: headers.get('cache-tag') ?? '',
    expiresAt: Number.isNaN(expiresAt) ? undefined : expiresAt,
    contentType: headers.get('content-type') ?? undefined,
  };
}

/** The delay from `Retry-After` in milliseconds, bounded because a reader is waiting. */
function pauseBefore(response: Response): number {
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter === null) return backOff * (1 + Math.random());
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? backOff : Math.min(Math.max(seconds * 1000, 0), maxWait);
}

/** Applies the timeout to in-process calls, which cannot be aborted. */
function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
