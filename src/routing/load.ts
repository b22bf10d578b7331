import type { ApiClient } from '../api/client.ts';
import type { RedirectStatus } from '../domain/redirect-rule.ts';
import type { Route, RouteName, RouteParams } from './routes.ts';

/** What a load gets: the matched route, its decoded parameters (optional ones may be absent) and the page's own address. */
export type LoadRequest<Name extends RouteName = RouteName> = {
  route: Route;
  params: { [Key in keyof RouteParams<Name>]: string };
  url: URL;
  api: ApiClient;
};

export type LoadRedirect = { redirect: string; status: RedirectStatus };

type Loaded = object | LoadRedirect | undefined;

/**
 * Loads the page of a request: its data, a redirect to its right address, or undefined where the address names nothing.
 */
export type LoadPage = (request: Omit<LoadRequest, 'params'> & { params: Record<string, string> }) => Promise<Loaded>;

export const redirectTo = (address: string, status: RedirectStatus): LoadRedirect => ({ redirect: address, status });

export const isRedirect = (loaded: object): loaded is LoadRedirect => 'redirect' in loaded;

/** The data that a load returns when it neither redirects nor misses. */
export type DataOf<Load extends (request: never) => Promise<Loaded>> = Exclude<
  Awaited<ReturnType<Load>>,
  LoadRedirect | undefined
>;

/** The props of a page: what its route's load returned, and the query. */
export type PageProps<Load extends (request: never) => Promise<Loaded>> = {
  data: DataOf<Load>;
  query: URLSearchParams;
};
