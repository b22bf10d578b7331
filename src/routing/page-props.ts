import type { RouteName, RouteParams } from './routes.ts';

/** What a page of the route table gets: decoded path parameters (optional ones may be absent) and its query. */
export type PageProps<Name extends RouteName> = {
  params: { [Key in keyof RouteParams<Name>]: string };
  query: URLSearchParams;
};
