import type { PathParams } from './route-path.ts';
import { expandPath, fillPath, matchPath, moreLiteralFirst } from './route-path.ts';
import { expandVariants, type Variant, type VariantName } from './variants.ts';

/** Who may read a route: everybody, whoever has its address, or staff with a session. */
export type Access = 'public' | 'protected' | 'hidden';

type RouteRow = {
  name: string;
  /** `{name}` is a parameter, `{name?}` an optional one (last segment only). */
  path: `/${string}`;
  /** Module with the page as its default export, below `src/features/`, without `.tsx`. */
  page: string;
  /** The page kind that analytics knows. */
  pageType: string;
  access: Access;
  /** Analytics and tags need the id of what the page is about, so they wait for its data. */
  requiresContentId?: true;
  /** The module `src/features/<subject>/load-<name>.ts`: the data of the page, its redirects, and what is not found. */
  load?: string;
  /** Can be sent a form; every other page is for reading. */
  takesForm?: true;
  fullWidth?: true;
  fullScreen?: true;
  /** Other forms of the page; each becomes a route with the same page and parameters, named `hiddenStory`. */
  variants?: readonly Variant[];
};

/** Every page of the site. A row is here when its page exists, not before. */
const table = [
  {
    name: 'home',
    path: '/',
    page: 'home/home-page',
    pageType: 'home-page',
    access: 'public',
    load: 'home',
    fullWidth: true,
  },
  {
    name: 'sport',
    path: '/sports/{slug}',
    page: 'home/sport-home-page',
    pageType: 'sport-home',
    access: 'public',
    load: 'sport-home',
    fullWidth: true,
  },
  {
    name: 'schedule',
    path: '/sports/{globalSportNameSlug}/schedule/{seasonTitle?}',
    page: 'schedule/schedule-page',
    pageType: 'schedule',
    access: 'public',
    load: 'schedule',
  },
  {
    name: 'boxscore',
    path: '/sports/{globalSportNameSlug}/stats/{season}/{oppSlug}/boxscore/{gameId}',
    page: 'game/box-score-page',
    pageType: 'schedule-boxscore',
    access: 'public',
    load: 'box-score',
    requiresContentId: true,
  },
  {
    name: 'gameCenter',
    path: '/game-center/{gameId}',
    page: 'game/game-center-page',
    pageType: 'game-center',
    access: 'public',
    load: 'game-center',
    requiresContentId: true,
    fullWidth: true,
  },
  {
    name: 'roster',
    path: '/sports/{slug}/roster/{season?}',
    page: 'roster/roster-page',
    pageType: 'roster-list',
    access: 'public',
    load: 'roster',
    variants: ['hidden'],
  },
  {
    name: 'rosterBio',
    path: '/sports/{slug}/roster/{playerSlug}/{rosterPlayerId}',
    page: 'roster/roster-bio-page',
    pageType: 'roster-player',
    access: 'public',
    load: 'roster-bio',
    requiresContentId: true,
    variants: ['hidden'],
  },
  {
    name: 'story',
    path: '/news/{year}/{month}/{day}/{story_slug}',
    page: 'story/story-page',
    pageType: 'story',
    access: 'public',
    load: 'news',
    requiresContentId: true,
    fullScreen: true,
    variants: ['hidden'],
  },
  {
    name: 'facilities',
    path: '/facilities',
    page: 'facilities/facility-list-page',
    pageType: 'facilities-list',
    access: 'public',
    load: 'facility-list',
  },
  {
    name: 'facility',
    path: '/facilities/{facilityName}/{facilityId}',
    page: 'facilities/facility-page',
    pageType: 'facilities-page',
    access: 'public',
    load: 'facilities',
    requiresContentId: true,
  },
  {
    name: 'login',
    path: '/login',
    page: 'login/login-page',
    pageType: 'login',
    access: 'public',
    takesForm: true,
  },
  {
    name: 'search',
    path: '/search',
    page: 'search/search-page',
    pageType: 'search',
    access: 'public',
    load: 'search',
  },
  {
    name: 'splash',
    path: '/splash/{splashId}',
    page: 'splash/splash-page',
    pageType: 'splash',
    access: 'public',
    load: 'splash',
    fullScreen: true,
    variants: ['hidden'],
  },
  {
    name: 'notFound',
    path: '/404',
    page: 'errors/not-found-page',
    pageType: 'error-404',
    access: 'public',
  },
] as const satisfies readonly RouteRow[];

type Row = (typeof table)[number];

type VariantNames<Each> = Each extends {
  name: infer Name extends string;
  variants: readonly (infer Form extends Variant)[];
}
  ? VariantName<Form, Name>
  : never;

/** A path for the parameters of each name: a variant has those of its page. */
type Paths = { [Each in Row as Each['name'] | VariantNames<Each>]: Each['path'] };

export type RouteName = keyof Paths;
export type RouteParams<Name extends RouteName> = PathParams<Paths[Name]>;
export type PageType = Row['pageType'];

/** A page at one address: a row of the table or one of its variants. */
export type Route = Omit<RouteRow, 'variants'> & {
  name: RouteName;
  pageType: PageType;
  /** A variant that is whole and in reading order. */
  view?: 'print' | 'text';
};

/** Every address of the site: the rows of the table and their variants. */
export const routes = table.flatMap((row: RouteRow) => expandVariants(row)) as readonly Route[];

type Query = Record<string, string | number | undefined>;

/** Rest arguments of `href`: `params` may be left out where the path requires none. */
type HrefArguments<Name extends RouteName> =
  Partial<RouteParams<Name>> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, query?: Query]
    : [params: RouteParams<Name>, query?: Query];

const routeNamed = new Map<string, Route>(routes.map((route) => [route.name, route]));
const byLiteralness = routes
  .flatMap((route) => expandPath(route.path).map((path) => ({ route, path })))
  .sort((a, b) => moreLiteralFirst(a.path, b.path));

/**
 * The address of a page, path and query percent-encoded. Undefined query values are left out.
 *
 *     href('schedule', { globalSportNameSlug: 'football', seasonTitle: '2026' }, { location: 'H' })
 *     // '/sports/football/schedule/2026?location=H'
 */
export const href = <Name extends RouteName>(name: Name, ...[params, query]: HrefArguments<Name>): string => {
  const path = fillPath(getRoute(name).path, params ?? {});
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

export const getRoute = (name: RouteName): Route => {
  const route = routeNamed.get(name);
  if (!route) throw new Error(`Unknown route name: ${name}`);
  return route;
};

/**
 * The row that answers a page's pathname (still percent-encoded) with its decoded parameters;
 * the most literal row wins. Undefined when none does.
 */
export const matchRoute = (pathname: string): { route: Route; params: Record<string, string> } | undefined => {
  for (const { route, path } of byLiteralness) {
    const params = matchPath(path, pathname);
    if (params) return { route, params };
  }
  return undefined;
};
