import { Hono } from 'hono';
import pino from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import { apiFailure } from '../api/failure.ts';
import { createRedirectBook, findRedirect } from '../domain/redirect-book.ts';
import { createSearchLimit } from '../domain/search-limit.ts';
import type { Tenant } from '../domain/tenant.ts';
import { loadPage } from '../features/loads.ts';
import type { LoadPage } from '../routing/load.ts';
import { getRequestContext } from '../routing/request-context.ts';
import { href } from '../routing/routes.ts';
import { createMetrics } from '../runtime/metrics.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { RenderPage } from '../waku/site.ts';
import type { AppEnv } from './app-env.ts';
import { handleError } from './handle-error.ts';
import { everyRequest, pageRequest } from './index.ts';
import { handleNotFound } from './not-found.ts';

const hosts = ['lakeshore.example'];
const settings = {
  config: { externalOrigins: { '/watch': 'https://video.example', '/feature': 'http://lakeshore.example' } },
};
const tenant = { slug: 'lakeshore', name: 'Lakeshore', logo: null, hosts, settings } as unknown as Tenant;

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
/** Off by default: the rules would apply to the URLs of other tests. */
let areRulesOn = false;

const nothing = { items: [] };
const sport = { id: 1, global_sport_name_slug: 'football', shortname: 'fball', global_sport_shortname: null };

const api = {
  forms: { get: async (id: number) => (id === 3 ? { url: '/protected/form/3' } : undefined) },
  failure: () => undefined,
  routeRules: {
    find: async (path: string) => {
      const redirect = areRulesOn ? findRedirect(rules, path) : undefined;
      return redirect ? { redirect } : {};
    },
  },
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
    bySport: async (_: string, season?: string) =>
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
    find: async (_: object, title = '2026') => (title === '2026' ? {} : undefined),
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

const answer: RenderPage = async () => {
  const { loaded, url } = getRequestContext();
  return new Response(`page ${url.pathname}`, { status: (await loaded) ? 200 : 404 });
};

const lines: string[] = [];

/** Too many PDFs are being written. */
let arePdfsBusy = false;

const createApp = (renderPage: RenderPage = answer, client: ApiClient = api, load: LoadPage = loadPage) => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = new Hono<AppEnv>();
  app.use(...everyRequest({ log, metrics: createMetrics(), isDevelopment: false, trustedProxies: [] }));
  app.use(
    ...pageRequest({
      tenants: {
        findForHost: async (host) => (host === 'lakeshore.example' ? tenant : undefined),
      },
      apiFor: () => client,
      subscriptions: {
        subscribe: async () => {},
        confirm: async () => undefined,
        find: async () => undefined,
        unsubscribe: async () => {},
      },
      payments: { findOrder: async () => undefined, checkOut: async () => undefined, formTargets: async () => [] },
      searchLimit: createSearchLimit(),
      forms: { renderToken: async () => 'token', paymentFault: async () => undefined, submit: async () => undefined },
      staff: {
        findSession: async () => undefined,
        logIn: async () => ({ wrong: true }),
        logOut: async () => {},
      },
      log,
      documents: {
        outside: async () => 'another program',
        unknownHost: async ({ host }) => `<p>${host}</p>`,
      },
      loadPage: load,
      makeDocument: async ({ file }) => ({
        name: `a ${file}`,
        title: 'Schedule',
        college: 'Lakeshore',
        facts: [],
        sections: [
          { tables: [{ caption: 'Games', columns: [{ heading: 'Date' }], rows: [{ cells: ['Sep 5 (Sat)'] }] }] },
        ],
        notes: [],
      }),
      pdfs: { get: async () => (arePdfsBusy ? undefined : new Uint8Array([37, 80, 68, 70])) },
      renderPage,
    }),
  );
  app.notFound(handleNotFound());
  app.onError(
    handleError({
      log,
      supportEmail: 'help@example.edu',
      documents: { error: async ({ message }) => `Something went wrong ${message ?? ''}` },
    }),
  );
  return app;
};

const ask = (path: string, init?: RequestInit) => createApp().request(`http://lakeshore.example${path}`, init);

const seen = async (path: string) => {
  const response = await ask(path);
  return [response.status, response.headers.get('location') ?? (await response.text())];
};

describe('GET', () => {
  test.each([
    ['/', 200, 'page /'],
    ['/nope', 307, '/404?path=%2Fnope'],
    ['/404', 404, 'page /404'],
    ['/Sports//Football/?a=1', 301, '/sports/football?a=1'],
    ['/sports/football/schedule', 200, 'page /sports/football/schedule'],
    ['/sports/football/schedule/2026', 200, 'page /sports/football/schedule/2026'],
    ['/sports/football/schedule/1066', 404, 'page /sports/football/schedule/1066'],
    ['/sports/chess/schedule', 404, 'page /sports/chess/schedule'],
    ['/sports/fball/schedule/2026?location=H', 301, '/sports/football/schedule/2026?location=H'],
    ['/sports/football/roster/old-name/7', 301, '/sports/football/roster/new-name/7'],
    ['/sports/football/roster/new-name/7', 200, 'page /sports/football/roster/new-name/7'],
    ['/sports/football/roster/nobody/8', 404, 'page /sports/football/roster/nobody/8'],
    ['/sports/football/roster/nobody/x', 404, 'page /sports/football/roster/nobody/x'],
    ['/news/2026/9/5/old-title', 301, '/news/2026/9/5/new-title'],
    ['/news/2026/9/5/elsewhere', 302, 'https://allowed.example/x'],
    ['/news/2026/9/x/story', 404, 'page /news/2026/9/x/story'],
    ['/sports/chess', 404, 'page /sports/chess'],
    ['/calendar?date=11/22/2026&view=week', 200, 'page /calendar'],
    ['/calendar?date=2026-02-31', 400, 'page /calendar'],
    ['/calendar?sport=chess', 400, 'page /calendar'],
    ['/sports/football/results?type=Q', 400, 'page /sports/football/results'],
    ['/sports/football/results/print/0/q', 400, 'page /sports/football/results/print/0/q'],
    ['/calendar?sport=fball&view=week', 308, '/sports/football/calendar?view=week'],
    ['/sports/fball/calendar?view=list', 301, '/sports/football/calendar?view=list'],
    [
      '/sports/football/calendar/print/month/0/null/null/home',
      200,
      'page /sports/football/calendar/print/month/0/null/null/home',
    ],
    ['/calendar/print/month/0/2-31-2026/null/null', 400, 'page /calendar/print/month/0/2-31-2026/null/null'],
    ['/calendar/print/month/chess/0/null/null', 400, 'page /calendar/print/month/chess/0/null/null'],
    [
      '/calendar.aspx?date=9/19/2019&vtype=list&location=h&sport=0',
      301,
      '/calendar?date=9%2F19%2F2019&view=list&location=h',
    ],
    ['/calendar.aspx?path=football', 301, '/sports/football/calendar'],
    ['/calendar.aspx?game_id=12&sport_id=1', 301, '/sports/football/stats/2026/tamarack/boxscore/12'],
    ['/sports/football/schedule/print/2026', 200, 'page /sports/football/schedule/print/2026'],
    ['/sports/fball/schedule/text/2026', 301, '/sports/football/schedule/text/2026'],
    ['/sports/football/schedule/2026.csv', 200, 'Date\r\nSep 5 (Sat)\r\n'],
    ['/sports/football/schedule/2026/pdf', 200, '%PDF'],
    ['/sports/fball/schedule/2026/pdf', 301, '/sports/football/schedule/2026/pdf'],
    ['/sports/football/schedule/1066.txt', 307, '/404?path=%2Fsports%2Ffootball%2Fschedule%2F1066.txt'],
    ['/services/schedule_txt.ashx?schedule=1', 301, '/sports/football/schedule/2026.txt'],
    ['/sports/football/roster/2026', 200, 'page /sports/football/roster/2026'],
    ['/sports/football/roster/1066', 404, 'page /sports/football/roster/1066'],
    ['/sports/fball/roster/2025?view=table', 308, '/sports/football/roster/2025-26?view=table'],
    ['/sports/football/stats/2026/tamarack/boxscore/12', 200, 'page /sports/football/stats/2026/tamarack/boxscore/12'],
    ['/sports/x/stats/2/y/boxscore/12?view=plays', 308, '/sports/football/stats/2026/tamarack/boxscore/12?view=plays'],
    ['/sports/football/stats/2026/elm/boxscore/14', 307, '/game-center/14'],
    ['/sports/football/stats/2026/elm/boxscore/13', 404, 'page /sports/football/stats/2026/elm/boxscore/13'],
    ['/sports/football/stats/2026/elm/boxscore/x', 404, 'page /sports/football/stats/2026/elm/boxscore/x'],
    ['/game-center/14', 200, 'page /game-center/14'],
    ['/game-center/99', 404, 'page /game-center/99'],
    ['/game-center/014', 404, 'page /game-center/014'],
    ['/facilities/lake-stadium/3', 200, 'page /facilities/lake-stadium/3'],
    ['/facilities/former-name/3?a=1', 301, '/facilities/lake-stadium/3?a=1'],
    ['/facilities/lake-stadium/4', 404, 'page /facilities/lake-stadium/4'],
    ['/splash/1', 200, 'page /splash/1'],
    ['/splash/2', 307, '/'],
    ['/splash/x', 307, '/'],
    ['/assets/gone.js', 404, 'Not found'],
  ])('%s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test.each([
    ['/RSC/R/_root.txt', 200, 'page /'],
    ['/RSC/R/nope.txt', 307, '/RSC/R/404.txt?query=path%3D%252Fnope'],
    [
      '/RSC/R/sports/fball/schedule.txt?query=location%3DH',
      301,
      '/RSC/R/sports/football/schedule.txt?query=location%3DH',
    ],
    ['/RSC/R/sports/football/roster/old-name/7.txt', 301, '/RSC/R/sports/football/roster/new-name/7.txt'],
    ['/RSC/R/news/2026/9/5/elsewhere.txt', 409, 'Elsewhere'],
    ['/RSC/R/sports/football/roster/2025.txt', 308, '/RSC/R/sports/football/roster/2025-26.txt'],
    ['/RSC/R/sports/football/stats/2026/elm/boxscore/14.txt', 307, '/RSC/R/game-center/14.txt'],
    ['/RSC/R/splash/2.txt', 307, '/RSC/R/_root.txt'],
    ['/RSC/F/some/action.txt', 404, 'Not found'],
  ])('of the payload %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });
});

describe('the load of a page', () => {
  const schedule = href('schedule', { globalSportNameSlug: 'football' });

  test.each([schedule, payloadAddress(schedule)])('runs once for %s, and the page gets its data', async (path) => {
    const load = vi.fn(loadPage);
    const printData: RenderPage = async () => Response.json(await getRequestContext().loaded);
    const response = await createApp(printData, api, load).request(`http://lakeshore.example${path}`);
    expect(await response.json()).toMatchObject({ sport, schedule: {}, seasons: [{ seasonTitle: '2026' }] });
    expect(load).toHaveBeenCalledOnce();
  });

  test('runs while the shell renders', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const renderPage = vi.fn<RenderPage>(async () => new Response(JSON.stringify(await getRequestContext().loaded)));
    const response = createApp(renderPage, api, () => promise).request(`http://lakeshore.example${schedule}`);
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledOnce());
    resolve({ title: '2026' });
    expect(await (await response).json()).toEqual({ title: '2026' });
  });

  test('that redirects discards the render', async () => {
    const cancel = vi.fn();
    const renderPage: RenderPage = async () => new Response(new ReadableStream({ cancel }));
    const response = await createApp(renderPage).request('http://lakeshore.example/sports/fball/schedule');
    expect([response.status, response.headers.get('location')]).toEqual([301, schedule]);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  test('that fails because of the data API → 503, also before the render fails', async () => {
    const load: LoadPage = async () => {
      throw apiFailure('/api/v2/Schedule', 504, 'no answer within 5000 ms');
    };
    const app = createApp(() => new Promise(() => {}), api, load);
    expect((await app.request(`http://lakeshore.example${schedule}`)).status).toBe(503);
  });

  const hidden = href('hiddenRoster', { slug: 'football' });

  test.each([hidden, payloadAddress(hidden), '/staff-roster'])(
    'does not run for %s without a session',
    async (path) => {
      areRulesOn = true;
      const load = vi.fn(loadPage);
      await createApp(answer, api, load).request(`http://lakeshore.example${path}`);
      areRulesOn = false;
      expect(load).not.toHaveBeenCalled();
    },
  );
});

describe('a URL of a former site', () => {
  test.each([
    ['/boxscore.aspx?id=12', '/sports/football/stats/2026/tamarack/boxscore/12'],
    ['/BoxScore.aspx?ID=12&path=football', '/sports/football/stats/2026/tamarack/boxscore/12'],
    ['/boxscore.aspx?id=15', '/sports/football/stats/2026/elm/boxscore/15'],
    ['/schedule.aspx?path=football', '/sports/football/schedule'],
    ['/schedule.aspx?path=fball&year=2026', '/sports/football/schedule/2026'],
    ['/schedule.aspx?path=fball&year=1066', '/sports/football/schedule'],
    ['/schedule.aspx?schedule=1', '/sports/football/schedule/2026'],
    ['/cumestats.aspx?path=football', '/sports/football/stats'],
    ['/cumestats.aspx?path=fball&year=2026', '/sports/football/stats/2026'],
    ['/teamstats.aspx?path=football&year=1066', '/sports/football/stats'],
    ['/roster.aspx?path=football', '/sports/football/roster'],
    ['/roster.aspx?path=football&season=2026', '/sports/football/roster/2026'],
    ['/roster.aspx?rp_id=7', '/sports/football/roster/new-name/7'],
    ['/index.aspx', '/'],
    ['/Default.aspx?path=football', '/sports/football'],
    ['/hof.aspx', '/honors/wall'],
    ['/HOF.aspx?hof=112', '/honors/wall/ada-voss/112'],
    ['/honors.aspx', '/honors'],
    ['/honors/hall-of-fame?type=class_induction', '/honors/wall'],
    ['/awards.aspx', '/awards'],
    ['/staff.aspx', '/staff-directory'],
    ['/staff.aspx?staff=4', '/staff-directory/ann-reed/4'],
    ['/staff.aspx?path=football', '/sports/football/staff'],
    ['/staff-directory?path=fball', '/sports/football/staff'],
    ['/Staff-Directory?print=true', '/staff-directory/print'],
    ['/sports/football/coaches.aspx', '/sports/football/coaches'],
    ['/podcast.aspx', '/podcasts'],
    ['/podcast.aspx?path=football', '/podcasts?sport=football'],
    ['/podcast.aspx?podcast=12', '/podcasts/corner/12'],
    ['/podcast.aspx?category=3', '/podcasts/corner'],
    ['/aa.aspx', '/all-americans'],
    ['/sb_output.aspx?form=3&tab=apply', '/protected/form/3'],
    ['/facilities/?id=3', '/facilities/lake-stadium/3'],
    ['/facilities?id=3', '/facilities/lake-stadium/3'],
    ['/otd', '/on-this-day'],
    ['/OTD/?date=11-22', '/on-this-day?date=11-22'],
    ['/aa.aspx?path=football', '/all-americans?sport=football'],
    ['/sports/football/schedule.aspx', '/sports/football/schedule'],
    ['/sports/football/index.aspx', '/sports/football'],
    ['/sports/football/roster/2026.aspx', '/sports/football/roster/2026'],
    ['/news/2026/9/5/new-title.aspx', '/news/2026/9/5/new-title'],
    ['/sports/football/schedule?season=2026', '/sports/football/schedule/2026'],
    ['/sports/football/roster?season=2026', '/sports/football/roster/2026'],
    ['/coaches.aspx?path=football&season=2026', '/sports/football/coaches/2026'],
    ['/historicalroster', '/historical-roster'],
    ['/showcase?Live=7', '/videos/match-point/7'],
    ['/Showcase/?archive=7', '/videos/match-point/7'],
    ['/showcase', '/videos'],
    ['/sports/football/historicalroster', '/sports/football/historical-roster'],
    ['/RSC/R/sports/football/schedule.txt?query=season%3D2026', '/RSC/R/sports/football/schedule/2026.txt'],
  ])('GET %s → 301 %s', async (path, to) => {
    expect(await seen(path)).toEqual([301, to]);
  });

  test.each([
    ['/boxscore.aspx?id=14', '/game-center/14'],
    ['/boxscore.aspx?id=16', '/game-center/16'],
    ['/common/controls/adhandler.aspx?ad_id=18&target=https://evil.example/', 'https://tickets.example/buy'],
    ['/Common/Controls/AdHandler.aspx?ad_id=19&target=//evil.example', '/sports/football'],
    ['/RSC/R/boxscore.aspx.txt?query=id%3D14', '/RSC/R/game-center/14.txt'],
  ])('GET %s, whose target changes → 307 %s', async (path, to) => {
    expect(await seen(path)).toEqual([307, to]);
  });

  test.each([
    '/boxscore.aspx?id=13',
    '/boxscore.aspx?id=99',
    '/boxscore.aspx?id=-1',
    '/boxscore.aspx?id=1e3',
    '/boxscore.aspx?id=%2F%2Fevil.example',
    '/boxscore.aspx?id=99999999999999999999',
    '/boxscore.aspx',
    '/schedule.aspx?path=chess',
    '/schedule.aspx',
    '/roster.aspx?rp_id=8',
    '/hof.aspx?hof=113',
    '/podcast.aspx?podcast=99',
    '/hof.aspx?hof=x',
    '/staff.aspx?staff=99',
    '/staff.aspx?staff=x',
    '/staff.aspx?path=chess',
    '/showcase?Live=99',
    '/showcase?Live=https://evil.example',
    '/common/controls/adhandler.aspx?ad_id=99&target=https://evil.example/',
    '/common/controls/adhandler.aspx?target=https://evil.example/',
  ])('GET %s → not found', async (path) => {
    const missing = href('notFound', {}, { path: new URL(path, 'http://l.example').pathname });
    expect(await seen(path)).toEqual([307, missing]);
  });
});

describe('a path of an external program', () => {
  test.each([
    ['/watch?live=1', 307, 'https://video.example/watch?live=1'],
    ['/Watch/Archive', 307, 'https://video.example/Watch/Archive'],
    ['/RSC/R/watch.txt', 409, 'Elsewhere'],
    ['/galleries/x', 404, 'another program'],
    // configured to be this site
    ['/feature/x', 404, 'another program'],
    ['/sidearmstats/football/boxscore', 404, 'another program'],
    // handled by the feeds, which run after the pages
    ['/sidearmstats/football/summary', 307, '/404?path=%2Fsidearmstats%2Ffootball%2Fsummary'],
    ['/sidearmstats/football/game.json?detail=full', 307, '/404?path=%2Fsidearmstats%2Ffootball%2Fgame.json'],
    ['/gameday/other.aspx?ids=12', 404, 'another program'],
    // our own page, unless the college runs the program
    ['/gameday/concurrent.aspx?ids=12,99', 200, 'page /gameday/concurrent.aspx'],
    ['/RSC/R/gameday/concurrent.aspx.txt?query=ids%3D12', 200, 'page /gameday/concurrent.aspx'],
    ['/GameDay/Concurrent.aspx?ids=12', 301, '/gameday/concurrent.aspx?ids=12'],
    ['/watchers', 307, '/404?path=%2Fwatchers'],
  ])('GET %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test('is not indexed', async () => {
    expect((await ask('/galleries')).headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('a redirect rule of the college', () => {
  beforeEach(() => {
    areRulesOn = true;
    return () => {
      areRulesOn = false;
    };
  });

  test.each([
    ['/season', 302, '/sports/football/schedule?location=H'],
    ['/Season/?location=A&view=list', 302, '/sports/football/schedule?location=H&view=list'],
    ['/sports/football/roster', 302, '/sports/football/schedule?location=H'],
    ['/tickets?utm=x', 301, 'https://tickets.example/buy?from=site&utm=x#map'],
    ['/RSC/R/season.txt', 302, '/RSC/R/sports/football/schedule.txt?query=location%3DH'],
    ['/RSC/R/tickets.txt', 409, 'Elsewhere'],
  ])('for the exact path takes precedence: GET %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test.each([
    ['/nope/Guide.pdf?page=2', 302, 'https://former.example/nope/Guide.pdf?page=2'],
    ['/news/2026/9/x/story', 301, '/stories/2026/9/x/story'],
    ['/sports/chess/schedule', 302, 'https://former.example/sports/chess/schedule'],
    ['/boxscore.aspx?id=99', 302, 'https://former.example/boxscore.aspx?id=99'],
    ['/RSC/R/nope.txt', 409, 'Elsewhere'],
    ['/', 200, 'page /'],
    ['/sports/football/schedule', 200, 'page /sports/football/schedule'],
    ['/news/2026/9/5/new-title', 200, 'page /news/2026/9/5/new-title'],
    ['/fball.aspx', 302, 'https://former.example/fball.aspx'],
    ['/404', 404, 'page /404'],
    ['/assets/gone.js', 404, 'Not found'],
    ['/galleries/x', 404, 'another program'],
  ])('with a wildcard applies where no page is: GET %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test('does not apply where it would be a redirect loop', async () => {
    // the schedule's load redirects the short name back, and the legacy URL of the sport redirects to its home
    expect(await seen('/sports/football/schedule/2026')).toEqual([200, 'page /sports/football/schedule/2026']);
    expect(await seen('/sports/football')).toEqual([200, 'page /sports/football']);
  });

  test('is cached for five minutes, and has no headers of the response it replaces', async () => {
    const { headers } = await ask('/nope');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect((await ask('/sports/chess/schedule')).headers.get('content-type')).toBeNull();
  });
});

describe('a request with another method than GET', () => {
  test('POST to a page → 405 with the allowed methods', async () => {
    const response = await ask('/', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await response.text()).toBe('Method POST is not allowed here. Allowed: GET, HEAD, OPTIONS.');
  });

  test('OPTIONS → 204 with the allowed methods', async () => {
    const response = await ask('/', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test('HEAD → the status of GET without a body', async () => {
    const response = await ask('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('a body larger than any form → 413', async () => {
    const response = await ask('/', { method: 'POST', headers: { 'content-length': String(1024 * 1024 + 1) } });
    expect([response.status, await response.text()]).toEqual([
      413,
      'The body has 1048577 bytes. The limit is 1048576.',
    ]);
  });

  test('a body without Content-Length → 411', async () => {
    expect((await ask('/', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).status).toBe(411);
  });
});

describe('every response', () => {
  test.each(['/', '/nope', '/404', '/%ff', '/sports/chess/schedule'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('has a nonce of its own', async () => {
    const policy = async () => (await ask('/')).headers.get('content-security-policy');
    expect(await policy()).not.toBe(await policy());
  });

  test('is one line in the log, without values from the visitor', async () => {
    lines.length = 0;
    await ask('/?email=fan%40example.edu', { headers: { cookie: 'secret=1' } });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', query: ['email'], status: 200, tenant: 'lakeshore' });
    expect(lines[0]).not.toMatch(/fan|secret/);
  });
});

test.each([
  '/sports/football/schedule/%00',
  '/search?q=%00',
  '/RSC/R/search.txt?query=q%3D%2500',
  '/api/v2/schedule?sportId=%00',
  '/images/resize?url=/media/%2500',
  '/media/%00',
  '/sitemap.xml?page=%1f',
  '/assets/%7f.js',
])('GET %s → 400: URLs have no control characters', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

describe('a page that fails', () => {
  const failing = createApp(async () => {
    throw new Error('the reason\n    at secret.ts');
  });

  test('→ 500 with the error page, without the reason', async () => {
    const response = await failing.request('http://lakeshore.example/');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong ']);
  });

  test('shows developers the kind of error and the request id, never the message', async () => {
    const response = await failing.request('http://lakeshore.example/?dev=true');
    expect(await response.text()).toMatch(/^Something went wrong Error\. See request [\w-]+ in the log\.$/);
  });

  test('keeps the security headers', async () => {
    const { headers } = await failing.request('http://lakeshore.example/');
    expect(headers.get('content-security-policy')).toContain('nonce-');
  });

  test('because the data API failed → 503 with Retry-After', async () => {
    const app = createApp(async () => {
      throw apiFailure('/api/v2/Stories', 500, 'answered 500');
    });
    const response = await app.request('http://lakeshore.example/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toBe('Something went wrong ');
  });

  test('while React rendered it, because the data API failed → 503', async () => {
    const failure = apiFailure('/api/v2/Stories', 504, 'no answer within 5000 ms');
    const app = createApp(async () => new Response('<html></html>', { status: 500 }), {
      ...api,
      failure: () => failure,
    });
    expect((await app.request('http://lakeshore.example/')).status).toBe(503);
  });

  test('is recognized after React has started its response', async () => {
    const app = createApp(async () => new Response('<html></html>', { status: 500 }));
    const response = await app.request('http://lakeshore.example/');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong ']);
  });
});

describe('a file', () => {
  const path = '/sports/football/schedule/2026/pdf';

  test('has an ETag, its name, and its page as canonical, and is not indexed', async () => {
    const { headers } = await ask(path);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('inline; filename="a-pdf.pdf"');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('link')).toMatch(/^<http:\/\/[^>]*\/sports\/football\/schedule\/2026>; rel="canonical"$/);
    const again = await ask(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, headers.get('etag')]);
  });

  test('has no payload: the browser loads it', async () => {
    expect((await ask(payloadAddress(path))).status).toBe(409);
  });

  test('that cannot be written now is a 503', async () => {
    arePdfsBusy = true;
    const { status, headers } = await ask(path);
    arePdfsBusy = false;
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
});
