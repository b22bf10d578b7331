import { beforeEach, describe, expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import type { Takeover } from '../api/takeovers/schema.ts';
import type { SiteConfig, Tenant } from '../domain/tenant.ts';
import { pageRoute } from './page-route.ts';
import { takeovers } from './takeovers.ts';
import { testApp } from './testing/test-app.ts';

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const crawlerAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const takeover: Takeover = {
  type: 'Url',
  id: 1,
  url: 'https://tickets.example/2026',
  cookie: 'season-2026',
  endDate: null,
};
const gameDay = (id: number): Takeover => ({
  ...takeover,
  type: 'GameDay',
  id,
  url: `/game/${id}`,
  cookie: `day-${id}`,
});

let running: Takeover[];
let config: SiteConfig;
let isConcurrent: boolean;
let requestedSportIds: (number | undefined)[];

beforeEach(() => {
  running = [takeover];
  config = {};
  isConcurrent = false;
  requestedSportIds = [];
});

const api = {
  sports: { list: async () => [{ id: 4, global_sport_name_slug: 'football', shortname: 'football' }] },
  takeovers: {
    list: async ({ sportId }: { sportId?: number }) => {
      requestedSportIds.push(sportId);
      return { config: { isConcurrent }, takeovers: running };
    },
  },
} as unknown as ApiClient;

const app = testApp(
  async (c, next) => {
    c.set('api', api);
    c.set('tenant', { settings: { config } } as Tenant);
    await next();
  },
  pageRoute(),
  takeovers(),
);

const ask = (path: string, { cookie = '', agent = person } = {}) =>
  app.request(path, { headers: { cookie, 'user-agent': agent } });

describe('GET', () => {
  test('/ → 302 to the takeover, not cached, with the cookie that ends it', async () => {
    const response = await ask('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://tickets.example/2026']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(
      /^season-2026=1; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('/ with the cookie → the page', async () => {
    expect((await ask('/', { cookie: 'a=b; season-2026=1' })).status).toBe(200);
  });

  test('/ → a cookie that expires with the takeover, or after a year if it has no end date', async () => {
    const daysOf = async () => {
      const [, seconds] = /Max-Age=(\d+)/.exec((await ask('/')).headers.get('set-cookie') ?? '') ?? [];
      return Math.round(Number(seconds) / 86_400);
    };
    expect(await daysOf()).toBe(365);
    running = [{ ...takeover, endDate: new Date(Date.now() + 3 * 86_400_000).toISOString() }];
    expect(await daysOf()).toBe(3);
  });

  test('/ → requests the takeovers of the home page, a sport home those of its sport', async () => {
    await ask('/');
    await ask('/sports/football');
    expect(requestedSportIds).toEqual([undefined, 4]);
  });

  test('/ on several concurrent game days → the page for all, with the cookies of all', async () => {
    running = [gameDay(12), gameDay(7)];
    isConcurrent = true;
    const response = await ask('/', { cookie: 'day-7=1' });
    expect(response.headers.get('location')).toBe('/gameday/concurrent.aspx?ids=12,7');
    expect(response.headers.get('set-cookie')).toMatch(/day-12=1.*day-7=1/);
  });

  test('/ of a soft navigation → 409, so that the browser loads the document', async () => {
    const response = await ask('/RSC/R/_root.txt');
    expect([response.status, await response.text()]).toEqual([409, 'Elsewhere']);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test.each(['/sports/football/schedule', '/sports/football/roster', '/404', '/nowhere', '/sports/chess'])(
    '%s → not asked about',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      expect(requestedSportIds).toEqual([]);
    },
  );

  test('/ by a crawler → the page', async () => {
    expect((await ask('/', { agent: crawlerAgent })).status).toBe(200);
    expect(requestedSportIds).toEqual([]);
  });

  test('/ with takeovers disabled by the college → the page', async () => {
    config = { takeoversEnabled: false };
    expect((await ask('/')).status).toBe(200);
    expect(requestedSportIds).toEqual([]);
  });

  test.each(['javascript:alert(1)', '/', 'https://'])('/ with the takeover %s → the page', async (url) => {
    running = [{ ...takeover, url }];
    expect((await ask('/')).status).toBe(200);
  });
});
