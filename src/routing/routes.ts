import type { PathParams } from './route-path.ts';
import { expandPath, fillPath, matchPath, moreLiteralFirst } from './route-path.ts';
import { expandVariants, type RouteFile, type Variant, type VariantName, type VariantPath } from './variants.ts';

/** Who may read a route: everyone, anyone with its URL (not indexed), or staff with a session. */
export type Access = 'public' | 'protected' | 'hidden';

type RouteRow = {
  name: string;
  /** `{name}` is a parameter, `{name?}` an optional one (last segment only). */
  path: `/${string}`;
  /** The module `src/features/<page>.tsx`, whose default export is the page. */
  page: string;
  /** The page type in analytics. */
  pageType: string;
  access: Access;
  /** Analytics and tags wait for the id of the page's content. */
  requiresContentId?: true;
  /** The module `src/features/<subject>/load-<load>.ts`, which returns the page's data, a redirect or undefined (404). */
  load?: string;
  /** Accepts a form by POST; other pages allow GET and HEAD only. */
  takesForm?: true;
  fullWidth?: true;
  fullScreen?: true;
  /** Rendered as a complete document in reading order without header and footer, for print or as text. */
  view?: 'print' | 'text';
  /** Each variant is a route of its own with the same load and parameters, such as `hiddenStory`. */
  variants?: readonly Variant[];
};

/** Every page of the site. */
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
    variants: ['print', 'text', 'pdf', 'txt', 'csv'],
  },
  {
    name: 'calendar',
    path: '/calendar',
    page: 'schedule/calendar-page',
    pageType: 'calendar',
    access: 'public',
    load: 'calendar',
  },
  {
    name: 'sportCalendar',
    path: '/sports/{globalSportNameSlug}/calendar',
    page: 'schedule/calendar-page',
    pageType: 'calendar-sport',
    access: 'public',
    load: 'sport-calendar',
  },
  {
    name: 'printCalendar',
    path: '/calendar/print/{type}/{sport}/{start}/{end}/{location}',
    page: 'schedule/print-calendar-page',
    pageType: 'calendar',
    access: 'public',
    load: 'print-calendar',
    view: 'print',
  },
  {
    name: 'printSportCalendar',
    path: '/sports/{globalSportNameSlug}/calendar/print/{type}/{sport}/{start}/{end}/{location}',
    page: 'schedule/print-calendar-page',
    pageType: 'calendar-sport',
    access: 'public',
    load: 'print-sport-calendar',
    view: 'print',
  },
  {
    name: 'subscribeCalendar',
    path: '/calendar/subscribe',
    page: 'schedule/subscribe-calendar-page',
    pageType: 'calendar',
    access: 'public',
    load: 'subscribe-calendar',
  },
  {
    name: 'results',
    path: '/sports/{sportSlug}/results',
    page: 'schedule/results-page',
    pageType: 'game-results',
    access: 'public',
    load: 'results',
  },
  {
    name: 'printResults',
    path: '/sports/{sportSlug}/results/print/{season}/{type}',
    page: 'schedule/results-view-page',
    pageType: 'game-results',
    access: 'public',
    load: 'print-results',
    view: 'print',
  },
  {
    name: 'cumeStats',
    path: '/sports/{sportSlug}/stats/{season?}',
    page: 'stats/stats-page',
    pageType: 'cumestats',
    access: 'public',
    load: 'cume-stats',
    variants: ['pdf'],
  },
  {
    name: 'records',
    path: '/sports/{sportSlug}/records',
    page: 'records/records-page',
    pageType: 'records',
    access: 'public',
    load: 'records',
  },
  {
    name: 'opponentHistoryList',
    path: '/sports/{sportSlug}/opponent-history',
    page: 'opponent-history/opponent-list-page',
    pageType: 'opponenthistory-list',
    access: 'public',
    load: 'opponent-history-list',
  },
  {
    name: 'opponentHistory',
    path: '/sports/{sportSlug}/opponent-history/{opponentSlug}/{opponentId}',
    page: 'opponent-history/opponent-history-page',
    pageType: 'opponenthistory',
    access: 'public',
    load: 'opponent-history',
    requiresContentId: true,
  },
  {
    name: 'boxscore',
    path: '/sports/{globalSportNameSlug}/stats/{season}/{oppSlug}/boxscore/{gameId}',
    page: 'game/box-score-page',
    pageType: 'schedule-boxscore',
    access: 'public',
    load: 'box-score',
    requiresContentId: true,
    variants: ['pdf'],
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
    name: 'concurrentGames',
    path: '/gameday/concurrent.aspx',
    page: 'game/concurrent-games-page',
    pageType: 'concurrent-games',
    access: 'public',
    load: 'concurrent-games',
  },
  {
    name: 'roster',
    path: '/sports/{slug}/roster/{season?}',
    page: 'roster/roster-page',
    pageType: 'roster-list',
    access: 'public',
    load: 'roster',
    variants: ['hidden', 'print', 'pdf'],
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
    name: 'coaches',
    path: '/sports/{sportSlug}/coaches/{season?}',
    page: 'roster/coaches-page',
    pageType: 'coach-list',
    access: 'public',
    load: 'coaches',
  },
  {
    name: 'coachingRecordsByYear',
    path: '/sports/{sportSlug}/coaches/year',
    page: 'roster/coaching-records-page',
    pageType: 'coach-coaching-records',
    access: 'public',
    load: 'coaching-records',
  },
  {
    name: 'coachingRecordsOverall',
    path: '/sports/{sportSlug}/coaches/overall',
    page: 'roster/coaching-records-page',
    pageType: 'coach-coaching-records',
    access: 'public',
    load: 'coaching-records',
  },
  {
    name: 'coachBio',
    path: '/sports/{sportSlug}/roster/coaches/{coachName}/{coachId}',
    page: 'roster/staff-bio-page',
    pageType: 'coach-bio',
    access: 'public',
    load: 'coach',
    requiresContentId: true,
  },
  {
    name: 'supportStaffBio',
    path: '/sports/{sportSlug}/roster/staff/{supportStaffName}/{supportStaffId}',
    page: 'roster/staff-bio-page',
    pageType: 'support-staff-bio',
    access: 'public',
    load: 'support-staff',
    requiresContentId: true,
  },
  {
    name: 'historicalRoster',
    path: '/historical-roster',
    page: 'history/historical-roster-page',
    pageType: 'historicalroster',
    access: 'public',
    load: 'historical-roster',
  },
  {
    name: 'sportHistoricalRoster',
    path: '/sports/{globalSportNameSlug}/historical-roster',
    page: 'history/historical-roster-page',
    pageType: 'historicalroster-sport',
    access: 'public',
    load: 'sport-historical-roster',
  },
  {
    name: 'archives',
    path: '/archives',
    page: 'history/archives-page',
    pageType: 'archives',
    access: 'public',
    load: 'archives',
  },
  {
    name: 'sportArchives',
    path: '/sports/{slug}/archives',
    page: 'history/sport-archives-page',
    pageType: 'archives-sport',
    access: 'public',
    load: 'sport-archives',
  },
  {
    name: 'news',
    path: '/news/{year?}',
    page: 'news/news-page',
    pageType: 'news-list',
    access: 'public',
    load: 'news-list',
  },
  {
    name: 'sportNews',
    path: '/sports/{sportSlug}/news/{year?}',
    page: 'news/news-page',
    pageType: 'news-list-sport',
    access: 'public',
    load: 'sport-news-list',
  },
  {
    name: 'author',
    path: '/news/author/{authorSlug}',
    page: 'news/author-page',
    pageType: 'author',
    access: 'public',
    load: 'author',
    requiresContentId: true,
  },
  {
    name: 'galleries',
    path: '/photos',
    page: 'galleries/gallery-list-page',
    pageType: 'gallery-list',
    access: 'public',
    load: 'gallery-list',
  },
  {
    name: 'gallery',
    path: '/photos/{gallerySlug}/{galleryId}',
    page: 'galleries/gallery-page',
    pageType: 'gallery',
    access: 'public',
    load: 'gallery',
    requiresContentId: true,
  },
  {
    name: 'tags',
    path: '/tags',
    page: 'tags/tag-list-page',
    pageType: 'tag-list',
    access: 'public',
    load: 'tag-list',
  },
  {
    name: 'tag',
    path: '/tags/{tagSlug}/{sportSlug?}',
    page: 'tags/tag-page',
    pageType: 'tag',
    access: 'public',
    load: 'tag',
    requiresContentId: true,
  },
  {
    name: 'rssFeeds',
    path: '/rss_feeds',
    page: 'news/rss-feeds-page',
    pageType: 'rss-feeds',
    access: 'public',
    load: 'rss-feeds',
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
    name: 'staffDirectory',
    path: '/staff-directory',
    page: 'staff/staff-directory-page',
    pageType: 'staff-list',
    access: 'public',
    load: 'staff-directory',
    variants: ['print'],
  },
  {
    name: 'staffDepartment',
    path: '/staff-directory/{departmentSlug}-department/{id}',
    page: 'staff/department-page',
    pageType: 'staff-list',
    access: 'public',
    load: 'staff-department',
  },
  {
    name: 'staffBio',
    path: '/staff-directory/{staffMemberSlug}/{id}',
    page: 'staff/staff-bio-page',
    pageType: 'staff-bio',
    access: 'public',
    load: 'staff-bio',
    requiresContentId: true,
  },
  {
    name: 'sportStaff',
    path: '/sports/{sportDepartment}/staff',
    page: 'staff/sport-staff-page',
    pageType: 'staff-list',
    access: 'public',
    load: 'sport-staff',
  },
  {
    name: 'sportFile',
    path: '/sports/{year}/{month}/{day}/{filename}',
    page: 'sport-files/sport-file-page',
    pageType: 'sportfile',
    access: 'public',
    load: 'sport-file',
    requiresContentId: true,
    variants: ['hidden', 'protected'],
  },
  {
    name: 'documents',
    path: '/documents',
    page: 'documents/document-list-page',
    pageType: 'document',
    access: 'public',
    load: 'documents',
  },
  {
    name: 'publications',
    path: '/publications',
    page: 'publications/publication-list-page',
    pageType: 'publications-list',
    access: 'public',
    load: 'publication-list',
  },
  {
    name: 'publication',
    path: '/publications/{publicationSlug}',
    page: 'publications/publication-page',
    pageType: 'publications-page',
    access: 'public',
    load: 'publications',
  },
  {
    name: 'videos',
    path: '/videos/{channelSlug?}',
    page: 'videos/video-list-page',
    pageType: 'video-list',
    access: 'public',
    load: 'video-list',
  },
  {
    name: 'video',
    path: '/videos/{clipSlug}/{clipId}',
    page: 'videos/video-page',
    pageType: 'video-player',
    access: 'public',
    load: 'video',
    requiresContentId: true,
  },
  {
    name: 'honorsHome',
    path: '/honors',
    page: 'honors/honors-page',
    pageType: 'hof-list',
    access: 'public',
    load: 'honors',
  },
  {
    name: 'honors',
    path: '/honors/{slug}/{grouping?}',
    page: 'honors/hall-page',
    pageType: 'hof-list',
    access: 'public',
    load: 'hof',
  },
  {
    name: 'inductee',
    path: '/honors/{slug}/{inducteeSlug}/{inducteeId}',
    page: 'honors/inductee-page',
    pageType: 'hof-bio',
    access: 'public',
    load: 'hof-bio',
    requiresContentId: true,
  },
  {
    name: 'awards',
    path: '/awards',
    page: 'honors/award-list-page',
    pageType: 'awards-list',
    access: 'public',
    load: 'awards',
  },
  {
    name: 'award',
    path: '/awards/{id}',
    page: 'honors/award-page',
    pageType: 'awards-bio',
    access: 'public',
    load: 'awards-bio',
    requiresContentId: true,
  },
  {
    name: 'allAmericans',
    path: '/all-americans',
    page: 'honors/all-american-list-page',
    pageType: 'all-americans',
    access: 'public',
    load: 'all-americans',
  },
  {
    name: 'allAmerican',
    path: '/all-americans/{id}',
    page: 'honors/all-american-page',
    pageType: 'all-americans',
    access: 'public',
    load: 'all-americans-bio',
    requiresContentId: true,
  },
  {
    name: 'podcasts',
    path: '/podcasts',
    page: 'podcasts/podcast-list-page',
    pageType: 'podcast-list',
    access: 'public',
    load: 'podcast-list',
  },
  {
    name: 'podcast',
    path: '/podcasts/{podcastSlug}',
    page: 'podcasts/podcast-page',
    pageType: 'podcast-list',
    access: 'public',
    load: 'podcast',
    variants: ['rss'],
  },
  {
    name: 'episode',
    path: '/podcasts/{podcastSlug}/{podcastId}',
    page: 'podcasts/episode-page',
    pageType: 'podcast-player',
    access: 'public',
    load: 'podcast-player',
    requiresContentId: true,
  },
  {
    name: 'clippings',
    path: '/clippings',
    page: 'clippings/clippings-page',
    pageType: 'clippings',
    access: 'public',
    load: 'clippings',
  },
  {
    name: 'coverage',
    path: '/coverage',
    page: 'coverage/coverage-page',
    pageType: 'coverage',
    access: 'public',
    load: 'coverage',
  },
  {
    name: 'moments',
    path: '/moments',
    page: 'moments/moments-page',
    pageType: 'moments',
    access: 'public',
    load: 'moments',
  },
  {
    name: 'sportMoments',
    path: '/sports/{sportSlug}/moments',
    page: 'moments/moments-page',
    pageType: 'moments-sport',
    access: 'public',
    load: 'sport-moments',
  },
  {
    name: 'onThisDay',
    path: '/on-this-day',
    page: 'on-this-day/on-this-day-page',
    pageType: 'on-this-day',
    access: 'public',
    load: 'on-this-day',
  },
  {
    name: 'partners',
    path: '/partners',
    page: 'partners/partners-page',
    pageType: 'partners',
    access: 'public',
    load: 'partners',
  },
  {
    name: 'socialAccounts',
    path: '/social-accounts',
    page: 'social/social-accounts-page',
    pageType: 'social-accounts',
    access: 'public',
    load: 'social-accounts',
  },
  {
    name: 'form',
    path: '/form/{id}',
    page: 'forms/form-page',
    pageType: 'forms',
    access: 'public',
    load: 'form',
    takesForm: true,
    requiresContentId: true,
    variants: ['hidden', 'protected'],
  },
  {
    name: 'formResults',
    path: '/form/{id}/results',
    page: 'forms/form-results-page',
    pageType: 'forms',
    access: 'public',
    load: 'form-results',
    requiresContentId: true,
    variants: ['hidden'],
  },
  {
    name: 'sections',
    path: '/sections',
    page: 'sections/sections-page',
    pageType: 'sections',
    access: 'public',
    load: 'sections',
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
    name: 'tickets',
    path: '/tickets',
    page: 'tickets/tickets-page',
    pageType: 'tickets',
    access: 'public',
    load: 'tickets',
  },
  {
    name: 'subscribe',
    path: '/subscribe',
    page: 'subscribe/subscribe-page',
    pageType: 'subscribe',
    access: 'public',
    takesForm: true,
  },
  {
    name: 'unsubscribed',
    path: '/unsubscribed',
    page: 'subscribe/unsubscribed-page',
    pageType: 'unsubscribed',
    access: 'protected',
    takesForm: true,
  },
  {
    name: 'order',
    path: '/order/{reference}',
    page: 'orders/order-page',
    pageType: 'order',
    access: 'protected',
    // the address is a secret: no tag of a third party may run with it
    requiresContentId: true,
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

/** Name and path of a row and of each of its variants. */
type Entries<Each> = Each extends { name: infer Name extends string; path: infer Path extends string }
  ? [Name, Path] | (Each extends { variants: readonly (infer Form)[] } ? VariantEntry<Form, Name, Path> : never)
  : never;
type VariantEntry<Form, Name extends string, Path extends string> = Form extends Variant
  ? [VariantName<Form, Name>, VariantPath<Form, Path>]
  : never;

/** A path by route name, for its parameters. */
type Paths = { [Each in Entries<Row> as Each[0]]: Each[1] };

export type RouteName = keyof Paths;
export type RouteParams<Name extends RouteName> = PathParams<Paths[Name]>;
export type PageType = Row['pageType'];

/** A row of the table or one of its variants. */
export type Route = Omit<RouteRow, 'variants'> & {
  name: RouteName;
  pageType: PageType;
  /** A file in this format instead of a page. */
  file?: RouteFile;
  /** The path of the page that a file is made of. */
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

/** Feeds of stories, which are below the address of their page (news-feed-address.ts). */
const feed = /^\/(?:news(?:\/author\/[^/]+)?|sports\/[^/]+\/news|tags(?:\/[^/]+){1,2})\/rss$/;

/**
 * The route of a percent-encoded pathname with its decoded parameters; the route with the most literal segments wins.
 * Undefined when none matches.
 */
export const matchRoute = (pathname: string): { route: Route; params: Record<string, string> } | undefined => {
  if (feed.test(pathname)) return undefined;
  for (const { route, path } of byLiteralness) {
    const params = matchPath(path, pathname);
    if (params) return { route, params };
  }
  return undefined;
};

/** `matchRoute` without routes of files, which have no payload. */
export const matchPage: typeof matchRoute = (pathname) => {
  const matched = matchRoute(pathname);
  return matched?.route.file ? undefined : matched;
};
