import type { RouteName } from './routes.ts';

/** The query parameters that public pages read, by route. Only URLs without other parameters are cached. */
const pageQueries: Partial<Record<RouteName, readonly string[]>> = {
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

/** Parameters that campaigns, mail programs and social networks add to links, and third-party scripts read in the browser. */
const ofCampaigns =
  /^(?:utm_\w+|[a-z]{1,6}clid|gbraid|wbraid|srsltid|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hs\w+|_ga|_gl|ref_src|ref_url)$/;

/** Maximum characters of a query; no link of the site has a longer one. */
const longest = 200;

/**
 * The query of a page in canonical form: the parameters that the page reads, in a fixed order, without campaign parameters. Undefined if
 * there is any other parameter, or a repeated one.
 */
export const canonicalQuery = (route: RouteName, query: URLSearchParams): string | undefined => {
  const names = pageQueries[route] ?? [];
  const read = [...query].filter(([name]) => !ofCampaigns.test(name));
  const isKnown =
    read.every(([name]) => names.includes(name)) && new Set(read.map(([name]) => name)).size === read.length;
  const text = new URLSearchParams(read.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
  return isKnown && text.length <= longest ? text : undefined;
};
