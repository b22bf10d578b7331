import type { Tenant } from '../domain/tenant.ts';
import { apiFailure } from './failure.ts';

/** Sends a GET request to the API, in process or over HTTP. */
export type ApiTransport = (
  path: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

type InProcessApi = {
  request: (
    path: string,
    init: RequestInit,
    bindings: { inProcess: true; tenant?: Tenant },
  ) => Response | Promise<Response>;
};

/**
 * Calls the API app in this process. `tenant` is passed because the URL's host is a placeholder; without it the API uses
 * the tenant header.
 */
export const inProcess =
  (api: InProcessApi, tenant?: Tenant): ApiTransport =>
  async (path, { headers }) =>
    api.request(`http://api.invalid${path}`, { headers }, { inProcess: true, ...(tenant && { tenant }) });

/** Requests a remote API, such as `https://api.example.edu`. */
export const overHttp =
  (origin: string): ApiTransport =>
  (path, init) =>
    fetch(new URL(path, origin), { ...init, redirect: 'error' });

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const backOff = 150;
const longestWait = 1000;

/**
 * Sends a GET request with one retry for retryable statuses. `timeout` in milliseconds covers both attempts and the body.
 * Throws an `ApiFailure`.
 */
export async function getAnswer(
  transport: ApiTransport,
  path: string,
  { headers, timeout }: { headers: Record<string, string>; timeout: number },
): Promise<{ response: Response; text: string }> {
  const late = new AbortController();
  const { signal } = late;
  // clear the timer, which would retain the whole request including its markup
  const timer = setTimeout(() => late.abort(), timeout);
  const attempt = async () => {
    const response = await transport(path, { headers, signal });
    return { response, text: await response.text() };
  };
  try {
    const first = await endedBy(signal, attempt());
    if (!retriedStatuses.has(first.response.status)) return first;
    await endedBy(signal, wait(pauseBefore(first.response)));
    return await endedBy(signal, attempt());
  } catch (error) {
    throw signal.aborted
      ? apiFailure(path, 504, `no answer within ${timeout} ms`, error)
      : apiFailure(path, 503, 'no connection', error);
  } finally {
    clearTimeout(timer);
  }
}

/** The delay from `Retry-After`, bounded because a reader is waiting. */
function pauseBefore(response: Response): number {
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter === null) return backOff * (1 + Math.random());
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? backOff : Math.min(Math.max(seconds * 1000, 0), longestWait);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** In-process calls cannot be aborted, so the timeout is applied here. */
function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
