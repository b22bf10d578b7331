import type { ApiFetcher, CallOptions } from './api-fetcher.ts';
import { type Arguments, type Contract, type Parameters, requestPath } from './contract.ts';

type Method<Path extends string, P extends Parameters, Result> = (...given: Arguments<Path, P>) => Promise<Result>;

/** Client methods for resources. They take the values of the path in their order, and then the query. */
export function clientMethods({ get, getOr, getShell }: ApiFetcher) {
  const replacing =
    (call: typeof getOr) =>
    <Path extends string, P extends Parameters, Body, Otherwise extends Body | undefined>(
      contract: Contract<Path, P, Body>,
      otherwise: Otherwise,
      options?: CallOptions,
    ): Method<Path, P, Body | Extract<Otherwise, undefined>> => {
      type Result = Body | Extract<Otherwise, undefined>;
      return (...given) => call<Result>(requestPath(contract, given), schemaOf(contract), otherwise as Result, options);
    };
  return {
    /** Undefined if the resource is missing. Throws an `ApiFailure` if the API fails. */
    get:
      <Path extends string, P extends Parameters, Body>(
        contract: Contract<Path, P, Body>,
      ): Method<Path, P, Body | undefined> =>
      (...given) =>
        get(requestPath(contract, given), schemaOf(contract)),
    /** `otherwise` if the resource is missing or the API fails, which is logged. */
    find: replacing(getOr),
    /** Like `find`, but a slow response does not delay the page. */
    shell: replacing(getShell),
  };
}

/** A query with `page` and `size` instead of `pageIndex` and `pageSize`. */
type Paged<Query> = Omit<Query, 'pageIndex' | 'pageSize'> & { page?: number | undefined; size?: number | undefined };

/** A method for a paged list. */
export const paged =
  <Query extends { pageIndex?: number | undefined }, Result>(list: (query?: Query) => Result) =>
  ({ page, size, ...filter }: Partial<Paged<Query>> = {}): Result =>
    list({ ...filter, pageIndex: page, pageSize: size } as object as Query);

function schemaOf<Path extends string, P extends Parameters, Body>({ path, response }: Contract<Path, P, Body>) {
  if (!response) throw new Error(`${path} has no JSON response for a client`);
  return response;
}
