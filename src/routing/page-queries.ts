import type { RouteName } from './routes.ts';

/** The query parameters by which public pages differ, by route. */
export const pageQueries: Partial<Record<RouteName, readonly string[]>> = {
  schedule: ['location'],
  calendar: ['date', 'location', 'view'],
  sportCalendar: ['date', 'location', 'view'],
  subscribeCalendar: ['location', 'season', 'sport'],
  results: ['season', 'type'],
  boxscore: ['view'],
  gameCenter: ['view'],
  concurrentGames: ['ids'],
  roster: ['sort', 'view'],
  cumeStats: ['figure', 'order', 'player', 'sort', 'table', 'view'],
  records: ['category', 'of', 'span'],
  opponentHistory: ['decade'],
  historicalRoster: ['hometown', 'letter', 'page', 'sport', 'year'],
  sportHistoricalRoster: ['hometown', 'letter', 'page', 'year'],
  sportArchives: ['page', 'season'],
  honors: ['page', 'sport'],
  awards: ['page', 'sport'],
  allAmericans: ['by', 'page', 'sport'],
  onThisDay: ['date'],
  news: ['page'],
  sportNews: ['page'],
  author: ['page'],
  tag: ['page'],
  galleries: ['page', 'sport'],
  gallery: ['photo'],
  video: ['playlist'],
  videos: ['page', 'sport'],
  podcasts: ['page', 'show', 'sport'],
  podcast: ['page'],
  clippings: ['page', 'sport', 'year'],
  coverage: ['page', 'sport'],
  documents: ['page', 'sport'],
  publications: ['kind', 'sport'],
  staffDirectory: ['view'],
};

/** Other parameters that are read before or by the page, in lower case: pages and redirects that are not cached. */
export const uncachedQueries: Partial<Record<RouteName, readonly string[]>> = {
  home: ['sport'],
  calendar: ['sport', 'vtype'],
  sportCalendar: ['vtype'],
  onThisDay: ['day', 'month'],
  staffDirectory: ['path', 'print', 'q'],
  facilities: ['id'],
};

/** On every page: a debugging switch of its tags, and the season of former URLs, which redirect. */
export const uncachedEverywhere: readonly string[] = ['tracking_tags_enabled', 'season'];

/** Maximum characters of a query; no link of the site has a longer one. */
const maxLength = 200;

/**
 * The query of a page in canonical form: the parameters by which the page differs, in a fixed order. Others, such as those of
 * campaigns, are left out, and of a repeated one the first is read, so that they do not cause a render. Undefined if the page must not
 * be cached.
 */
export const canonicalQuery = (route: RouteName, query: URLSearchParams): string | undefined => {
  const names = pageQueries[route] ?? [];
  const uncached = [...uncachedEverywhere, ...(uncachedQueries[route] ?? [])];
  for (const name of query.keys()) if (uncached.includes(name.toLowerCase()) && !names.includes(name)) return undefined;
  const read = names.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const text = new URLSearchParams(read).toString();
  return text.length <= maxLength ? text : undefined;
};
