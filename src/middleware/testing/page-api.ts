import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { createRedirectBook, findRedirect } from '../../web/redirect-book.ts';

const hosts = ['lakeshore.example'];
const settings = {
  config: { externalOrigins: { '/watch': 'https://video.example', '/feature': 'http://lakeshore.example' } },
};
/** A college at lakeshore.example. */
export const tenant = { slug: 'lakeshore', name: 'Lakeshore', logo: null, hosts, settings } as unknown as Tenant;

const rules = createRedirectBook(
  [
    { fromPath: '/season', target: '/sports/football/schedule?location=H', status: 302 },
    { fromPath: '/sports/football/roster', target: '/season', status: 301 },
    { fromPath: '/staff-roster', target: '/hidden/sports/football/roster', status: 302 },
    { fromPath: '/tickets', target: 'https://tickets.example/buy?from=site#map', status: 301 },
    { fromPath: '/sports/football/schedule/2026', target: '/sports/fball/schedule/2026', status: 301 },
    { fromPath: '/sports/football', target: '/index.aspx?path=football', status: 301 },
    { fromPath: '/news/*', target: '/stories/*', status: 301 },
    { fromPath: '/*', target: 'https://former.example/*', status: 302 },
  ],
  hosts,
);
const nothing = { items: [] };
/** The only sport of the stubbed API. */
export const sport = { id: 1, global_sport_name_slug: 'football', shortname: 'fball', global_sport_shortname: null };

/** An API of a few fixed rows. */
export const api = {
  forms: { get: async (id: number) => (id === 3 ? { url: '/protected/form/3' } : undefined) },
  failure: () => undefined,
  routeRules: { find: async () => ({}) },
  games: {
    get: async (id: number) =>
      ({
        12: { gameState: 8, boxscoreUrl: '/sports/football/stats/2026/tamarack/boxscore/12', gameCenterUrl: null },
        13: { gameState: 0, boxscoreUrl: null, gameCenterUrl: null },
        14: {
          gameState: 3,
          boxscoreUrl: '/sports/football/stats/2026/elm/boxscore/14',
          gameCenterUrl: '/game-center/14',
        },
        15: {
          gameState: 8,
          boxscoreUrl: '/sports/football/stats/2026/elm/boxscore/15',
          gameCenterUrl: '/game-center/15',
        },
        16: { gameState: 1, boxscoreUrl: null, gameCenterUrl: '/game-center/16' },
      })[id],
  },
  stats: {
    boxScore: async (id: number) =>
      id === 12 ? { game: { boxscoreUrl: '/sports/football/stats/2026/tamarack/boxscore/12' } } : undefined,
  },
  gameCenter: { get: async (id: number) => (id === 14 ? { game: { boxscoreUrl: null } } : undefined) },
  live: { get: async () => undefined, games: async () => ({ version: 0, games: [] }) },
  staff: { memberAddress: async (id: number) => (id === 4 ? '/staff-directory/ann-reed/4' : undefined) },
  podcasts: {
    address: async (id: number) => (id === 3 ? '/podcasts/corner' : undefined),
    episodeAddress: async (id: number) => (id === 12 ? '/podcasts/corner/12' : undefined),
  },
  videos: { address: async (id: number) => (id === 7 ? '/videos/match-point/7' : undefined) },
  promotions: {
    get: async () => undefined,
    click: async (id: number) => ({ 18: 'https://tickets.example/buy', 19: '/sports/football' })[id],
  },
  facilities: { address: async (id: number) => (id === 3 ? '/facilities/lake-stadium/3' : undefined) },
  honors: {
    hallAddress: async (slug?: string) => (slug ? undefined : '/honors/wall'),
    inducteeAddress: async (id: number) => (id === 112 ? '/honors/wall/ada-voss/112' : undefined),
  },
  rosters: {
    bySport: async (_: string, { season }: { season?: string } = {}) =>
      season === '1066' ? undefined : { season: { title: season === '2025' ? '2025-26' : '2026' } },
    list: async () => [],
  },
  splash: {
    get: async (id: number) =>
      ({
        1: { startDate: '2026-01-01T00:00:00Z', endDate: null },
        2: { startDate: '2999-01-01T00:00:00Z', endDate: null },
      })[id],
  },
  content: {
    get: async (_: object, id: number) => (id === 3 ? { url: '/facilities/lake-stadium/3' } : undefined),
    list: async () => ({ items: [] }),
  },
  home: async () => ({ upcoming: nothing, results: nothing, stories: nothing }),
  events: { upcoming: async () => nothing, results: async () => nothing },
  takeovers: { list: async () => ({ config: { isConcurrent: false }, takeovers: [] }) },
  settings: { get: async () => ({ timezone: 'America/Chicago' }) },
  calendar: { games: async () => [] },
  sports: {
    list: async () => [sport],
    get: async () => undefined,
    find: async (word: string) => (['football', 'fball'].includes(word) ? sport : undefined),
  },
  schedule: {
    bySport: async (_: string, { season = '2026' }: { season?: string } = {}) => {
      const title = season === '2025' ? '2025-26' : season;
      return ['2026', '2025-26'].includes(title) ? { season: { title } } : undefined;
    },
    seasons: async () => [{ scheduleId: 1, seasonTitle: '2026', isCurrent: true }],
    get: async (id: number) =>
      id === 1
        ? { sport: { globalSportNameSlug: 'football', shortName: 'fball' }, season: { title: '2026' } }
        : undefined,
  },
  players: {
    get: async (id: number) => (id === 7 ? { url: '/sports/football/roster/new-name/7' } : undefined),
  },
  stories: {
    list: async () => nothing,
    byAddress: async ({ slug }: { slug: string }) => {
      if (slug === 'new-title') return { url: '/news/2026/9/5/new-title', redirectUrl: null };
      if (slug === 'old-title') return { url: '/news/2026/9/5/new-title', redirectUrl: null };
      if (slug === 'elsewhere') return { url: '/news/2026/9/5/elsewhere', redirectUrl: 'https://allowed.example/x' };
      return undefined;
    },
  },
} as unknown as ApiClient;

/** The same with redirect rules, which would apply to the URLs of other tests. */
export const apiWithRules: ApiClient = {
  ...api,
  routeRules: {
    find: async ({ path }: { path: string }) => {
      const redirect = findRedirect(rules, path);
      return redirect ? { redirect } : {};
    },
  },
};
