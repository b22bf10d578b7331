import { decodePath, expandPath, fillPath, matchPath, moreLiteralFirst, type PathParams } from './route-path.ts';
import type { RouteRow } from './route-row.ts';
import { departmentRoutes } from './tables/department.ts';
import { fansRoutes } from './tables/fans.ts';
import { historyRoutes } from './tables/history.ts';
import { mediaRoutes } from './tables/media.ts';
import { newsRoutes } from './tables/news.ts';
import { scheduleRoutes } from './tables/schedules.ts';
import { siteRoutes } from './tables/site.ts';
import { statisticsRoutes } from './tables/statistics.ts';
import { teamRoutes } from './tables/teams.ts';
import { expandVariants, type RouteFile, type Variant, type VariantName } from './variants.ts';

/** Every page of the site. */
const table = [
  ...siteRoutes,
  ...teamRoutes,
  ...scheduleRoutes,
  ...statisticsRoutes,
  ...historyRoutes,
  ...newsRoutes,
  ...mediaRoutes,
  ...departmentRoutes,
  ...fansRoutes,
] as const satisfies readonly RouteRow[];

type Row = (typeof table)[number];

/** Name and path of a row and of each of its variants. */
type Entries<Each> = Each extends { name: infer Name extends string; path: infer Path extends string }
  ? [Name, Path] | (Each extends { variants: readonly (infer Form)[] } ? VariantEntry<Form, Name, Path> : never)
  : never;
type VariantEntry<Form, Name extends string, Path extends string> = Form extends Variant
  ? [VariantName<Form, Name>, Path]
  : never;

/** Paths by route name, for the types of their parameters. */
type Paths = { [Each in Entries<Row> as Each[0]]: Each[1] };

export type RouteName = keyof Paths;
export type RouteParams<Name extends RouteName> = PathParams<Paths[Name]>;
export type PageType = Row['pageType'];

/** A row of the table or one of its variants. */
export type Route = Omit<RouteRow, 'variants'> & {
  name: RouteName;
  pageType: PageType;
  /** Format, if the route is a file instead of a page. */
  file?: RouteFile;
  /** The path of the page from which a file is made. */
  of?: string;
};

/** Every route of the site: the rows of the table and their variants. */
export const routes = table.flatMap((row: RouteRow) => expandVariants(row)) as readonly Route[];

type Query = Record<string, string | number | undefined>;

/** The rest arguments of `href`: `params` is optional when the path requires none. */
type HrefArguments<Name extends RouteName> =
  Partial<RouteParams<Name>> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, query?: Query]
    : [params: RouteParams<Name>, query?: Query];

const routeNamed = new Map<string, Route>(routes.map((route) => [route.name, route]));
const byLiteralness = routes
  .flatMap((route) => expandPath(route.path).map((path) => ({ route, path })))
  .sort((a, b) => moreLiteralFirst(a.path, b.path));

/**
 * The path and query of a page, percent-encoded. Undefined query values are omitted.
 *
 *     href('schedule', { globalSportNameSlug: 'football', seasonTitle: '2026' }, { location: 'H' })
 *     // '/sports/football/schedule/2026?location=H'
 */
export const href = <Name extends RouteName>(name: Name, ...[params, query]: HrefArguments<Name>): string => {
  const path = fillPath(getRoute(name).path, params ?? {});
  if (!query) return path;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

export const getRoute = (name: RouteName): Route => {
  const route = routeNamed.get(name);
  if (!route) throw new Error(`Unknown route name: ${name}`);
  return route;
};

/** Story feeds, whose URLs are below those of their pages (news-feed-address.ts). */
const feed = /^\/(?:news(?:\/author\/[^/]+)?|sports\/[^/]+\/news|tags(?:\/[^/]+){1,2})\/rss$/;

/**
 * The route of a percent-encoded pathname with its decoded parameters; the route with the most literal segments wins.
 * Undefined when none matches.
 */
export const matchRoute = (pathname: string): { route: Route; params: Record<string, string> } | undefined => {
  if (feed.test(pathname)) return undefined;
  const segments = decodePath(pathname);
  for (const { route, path } of byLiteralness) {
    const params = matchPath(path, segments);
    if (params) return { route, params };
  }
  return undefined;
};

/** `matchRoute` without file routes, which have no payload. */
export const matchPage: typeof matchRoute = (pathname) => {
  const matched = matchRoute(pathname);
  return matched?.route.file ? undefined : matched;
};
