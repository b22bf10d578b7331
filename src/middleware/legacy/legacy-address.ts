import type { ApiClient } from '../../api/client.ts';

/** Reads a query parameter of a legacy URL, ignoring case. */
export type GetParameter = (name: string) => string | undefined;

/** A permanent or a temporary redirect. */
export type Target = string | { temporary: string };

export type LegacyAddress = {
  /** Matches the lowercase pathname. */
  path: RegExp;
  /** Undefined if nothing matches the path or the query. */
  target: (
    parameter: GetParameter,
    api: ApiClient,
    pathname: string,
  ) => Promise<Target | undefined> | Target | undefined;
};
