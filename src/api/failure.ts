import { withoutValues } from './api-path.ts';

/** An API call that gave no usable answer: no connection, too late, a status that means failure, or the wrong shape. */
export type ApiFailure = Error & { name: 'ApiFailure'; status: number; path: string };

/** `status` is the answer's own, 502 for one of the wrong shape, 503 without a connection, 504 when it came too late. */
export function apiFailure(asked: string, status: number, message: string, cause?: unknown): ApiFailure {
  // it is logged as it is
  const path = withoutValues(asked);
  const error = new Error(`GET ${path}: ${message}`, cause === undefined ? undefined : { cause });
  return Object.assign(error, { name: 'ApiFailure' as const, status, path });
}

/** Whether something thrown is a failed API call, so that a page can answer with its status. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}
