import { isDatabaseUnavailable } from '../db/postgres/unavailable.ts';
import { withoutValues } from './api-path.ts';

/** A failed API call: no connection, a timeout, an error status, or an invalid body. */
export type ApiFailure = Error & { name: 'ApiFailure'; status: number; path: string };

/** `status` is that of the response, or 502 for an invalid body, 503 without a connection, 504 after a timeout. */
export function apiFailure(url: string, status: number, message: string, cause?: unknown): ApiFailure {
  // the message is logged, so it must not contain values
  const path = withoutValues(url);
  const error = new Error(`GET ${path}: ${message}`, cause === undefined ? undefined : { cause });
  return Object.assign(error, { name: 'ApiFailure' as const, status, path });
}

/** Whether an error is a failed API call, whose status the page can respond with. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}

/** Whether an error is temporary: a failed API call, or a database that does not respond. */
export const isUnavailable = (error: unknown): boolean => isApiFailure(error) || isDatabaseUnavailable(error);

/** Seconds for `Retry-After`: how long a failover of the database may take. */
export const retryAfterSeconds = 30;
