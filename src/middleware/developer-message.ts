import { isApiFailure } from '../api/failure.ts';

/**
 * The error message of developer mode: the kind of error, and the request id to look up in the log. The error's own message is not
 * shown, because it may contain SQL, paths or other visitors' values.
 */
export const developerMessage = (error: Error, requestId = 'unknown'): string =>
  `${kindOf(error)} See request ${requestId} in the log.`;

const kindOf = (error: Error): string => {
  if (isApiFailure(error)) return `The API call failed with status ${error.status}.`;
  const sqlState = sqlStateOf(error) ?? sqlStateOf(error.cause);
  if (sqlState) return `A database query failed with SQLSTATE ${sqlState}.`;
  return `${/^[A-Z]\w*Error$/.test(error.name) ? error.name : 'Error'}.`;
};

/** Both database drivers set the Postgres error code as `code`. */
const sqlStateOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
};
