import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi } from '../testing/api.ts';
import {
  createCollege,
  createGame,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../testing/factories.ts';
import { createApiClient } from './client.ts';
import { isApiFailure } from './failure.ts';
import { inProcess, overHttp } from './transport.ts';

let server: ChildProcess;
let origin: string;
beforeAll(async () => {
  server = spawn(process.execPath, [`${import.meta.dirname}/../testing/faulty-api.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The faulty API has no output');
  const [port] = await once(server.stdout, 'data');
  origin = `http://127.0.0.1:${String(port).trim()}`;
});
afterAll(() => {
  server.kill();
});

function clientWithFault(fault: string, timeout = 1500) {
  const logged: string[] = [];
  const note = (_: object, message: string) => logged.push(message);
  const cacheTags = new Set<string>();
  const client = createApiClient({
    transport: overHttp(origin),
    tenant: fault,
    timeout,
    cacheTags,
    log: { warn: note, error: note },
  });
  const requestCount = async () => Number(await (await fetch(`${origin}/requests?tenant=${fault}`)).text());
  return { client, logged, cacheTags, requestCount };
}

const failureOf = async (call: Promise<unknown>) => {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiFailure(outcome)) throw new Error(`Expected an API failure, got ${String(outcome)}`);
  return outcome;
};

describe('retrying', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET that gets a %d is retried once', async (status) => {
    const { client, logged, requestCount } = clientWithFault(`flapping-${status}`);
    expect(await client.schedule.seasons(1)).toEqual([]);
    expect([await requestCount(), logged]).toEqual([2, []]);
  });

  it.each([400, 401, 403, 404, 410, 501])('a GET that gets a %d is not', async (status) => {
    const { client, requestCount } = clientWithFault(`status-${status}`);
    await client.games.get(1).catch(() => undefined);
    expect(await requestCount()).toBe(1);
  });

  it('happens once; then the failure has the status', async () => {
    const { client, requestCount } = clientWithFault('status-503');
    expect(await failureOf(client.games.get(1))).toMatchObject({ status: 503, path: '/api/v2/ScheduleGames/1' });
    expect(await requestCount()).toBe(2);
  });

  it('waits as long as Retry-After requires, within bounds', async () => {
    const started = performance.now();
    expect(await clientWithFault('later-1', 5000).client.schedule.seasons(1)).toEqual([]);
    const waited = performance.now() - started;
    expect(waited).toBeGreaterThan(950);
    expect(await clientWithFault('later-3600', 5000).client.schedule.seasons(1)).toEqual([]);
    expect(performance.now() - started - waited).toBeLessThan(2500);
  });

  it('does not follow after a lost connection or a timeout', async () => {
    for (const [trouble, status] of [
      ['hangup', 503],
      ['slow', 504],
    ] as const) {
      const { client, requestCount } = clientWithFault(trouble, 400);
      expect((await failureOf(client.games.get(1))).status).toBe(status);
      expect(await requestCount()).toBe(1);
    }
  });
});

describe('main content', () => {
  it.each([
    ['slow', 504],
    ['dripping', 504],
    ['cut', 503],
    ['wrongshape', 502],
    ['notjson', 502],
    ['page-404', 404],
    ['page-200', 502],
    ['away', 503],
    ['status-403', 403],
  ])('of a server that is %s fails with status %d and no later than the timeout', async (trouble, status) => {
    const started = performance.now();
    expect((await failureOf(clientWithFault(trouble, 500).client.schedule.seasons(1))).status).toBe(status);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('of an unreachable server fails with 503', async () => {
    const client = createApiClient({
      transport: overHttp('http://127.0.0.1:1'),
      tenant: 'x',
      log: { warn: () => {}, error: () => {} },
    });
    expect((await failureOf(client.games.get(1))).status).toBe(503);
  });
});

describe('the lists of a home page', () => {
  const listings = { upcoming: { size: 2 }, results: { size: 3 }, stories: { size: 4 } };

  it('throw if the API responds to none of them', async () => {
    const { client } = clientWithFault('status-503');
    expect((await failureOf(client.home(listings))).status).toBe(503);
    expect(client.failure()?.status).toBe(503);
  });

  it('are empty individually while another one succeeds', async () => {
    const logged: string[] = [];
    const note = (_: object, message: string) => void logged.push(message);
    const client = createApiClient({
      transport: async (path) =>
        path.startsWith('/api/v2/Stories')
          ? Response.json({ items: [], total: 5, page: 1, pages: 2 })
          : new Response('', { status: 500 }),
      tenant: 'harbor',
      log: { warn: note, error: note },
    });
    const { upcoming, results, stories } = await client.home(listings);
    expect([upcoming.total, results.total, stories.total, logged.length]).toEqual([0, 0, 5, 2]);
  });
});

describe('optional parts of a page', () => {
  it.each(['slow', 'dripping', 'hangup', 'cut', 'wrongshape', 'notjson', 'page-200', 'status-500', 'status-403'])(
    'is empty and logged when the server is %s',
    async (trouble) => {
      const { client, logged } = clientWithFault(trouble, 400);
      const empty = { items: [], total: 0, page: 1, pages: 0 };
      const blocks = await Promise.all([
        client.sports.list(),
        client.navigation.main(),
        client.events.upcoming(),
        client.events.results(),
        client.stories.list(),
      ]);
      expect(blocks).toEqual([[], [], empty, empty, empty]);
      expect(logged).toHaveLength(5);
      expect(logged).toContain('Sports get failed');
    },
  );

  it('settings are absent and SEO settings are empty', async () => {
    const { client } = clientWithFault('status-500');
    expect([await client.settings.get(), await client.seo.get()]).toEqual([undefined, {}]);
  });
});

it('the log names the parameters of a query and never their values', async () => {
  const logged: unknown[] = [];
  const note = (details: { err?: Error }, message: string) => logged.push(message, details, details.err?.stack);
  const refusing = {
    request: async (path: string) =>
      path.includes('/search')
        ? Response.json({ errors: { q: ['q is "private words"; it has to be shorter.'] } }, { status: 400 })
        : new Response('', { status: 500 }),
  };
  const client = createApiClient({
    transport: inProcess(refusing),
    tenant: 'harbor',
    log: { warn: note, error: note },
  });
  await client.search.find({ q: 'private words' });
  await client.rosters.list({ sport: 'private words' });
  const text = JSON.stringify(logged);
  expect(text).toContain('/api/v2/search?q');
  expect(text).toContain('/api/v2/Rosters/list?sport');
  expect(text).toContain('"refused":["q"]');
  expect(text).not.toContain('private');
});

it('missing resources are undefined', async () => {
  for (const trouble of ['status-404', 'status-204', 'status-400']) {
    const { client } = clientWithFault(trouble);
    expect(await client.games.get(1)).toBeUndefined();
  }
});

it('a URL is requested once per page, and its cache tags are collected', async () => {
  const { client, cacheTags, requestCount } = clientWithFault('well');
  await Promise.all([client.sports.list(), client.sports.list(), client.sports.find('football'), client.sports.get(1)]);
  expect(await requestCount()).toBe(1);
  expect([...cacheTags]).toEqual(['tenant:x', 'sport:1']);
});

describe('in this process', () => {
  let site: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    site = await createTestApi();
    const { id } = await createCollege(site.db, { slug: 'harbor' });
    const sport = await createSport(site.db, id, 'womens-soccer');
    const season = await createSeason(site.db, sport);
    await createSeason(site.db, sport, { title: '2025', isCurrent: false });
    await createGame(site.db, season, { ourScore: 2, opponentScore: 2 });
    await createPlayer(site.db, season);
    await createStory(site.db, id, { slug: 'opener' });
  });
  afterAll(() => site.close());

  it('every method reads the response of the API', async () => {
    const logged: unknown[] = [];
    const log = { warn: (details: object) => logged.push(details), error: (details: object) => logged.push(details) };
    const client = createApiClient({ transport: inProcess(site.api), tenant: 'harbor', log });
    const sport = await client.sports.find('WSOC');
    if (!sport) throw new Error('The sport was not found by its short name');
    expect(sport).toMatchObject({
      shortname: 'wsoc',
      abbreviation: 'WSOC',
      gender: 'f',
      non_sport: false,
      global_sport_name_slug: 'womens-soccer',
      short_title: null,
      url: null,
    });
    expect((await client.settings.get())?.slug).toBe('harbor');
    expect((await client.seo.get()).siteName).toBe('harbor College Athletics');
    expect((await client.navigation.main()).map(({ title }) => title)).toEqual(["Women's Soccer", 'Calendar']);
    const [sportHome, ...more] = await client.navigation.sub({ sportId: sport.id });
    expect(sportHome).toMatchObject({
      title: "Women's Soccer",
      class_name: 'sport-home',
      schedule_roster_news_links: [{ title: 'Schedule' }, { title: 'Roster' }],
    });
    expect(more).toEqual([]);
    expect((await client.schedule.bySport('wsoc'))?.record.overall).toBe('0-0-1');
    expect((await client.schedule.bySport('wsoc', { season: '2025' }))?.games).toEqual([]);
    expect(await client.schedule.bySport('wsoc', { season: '1990' })).toBeUndefined();
    expect((await client.games.get(1))?.result?.status).toBe('T');
    expect((await client.events.results({ sportId: sport.id })).total).toBe(1);
    expect((await client.events.upcoming()).items).toEqual([]);
    expect(await client.calendar.games({ from: '2026-09-01', to: '2026-09-30' })).toHaveLength(1);
    expect(await client.rosters.list({ sport: 'wsoc' })).toHaveLength(1);
    expect((await client.rosters.bySport('womens-soccer', { season: '2026' }))?.players).toHaveLength(1);
    expect((await client.rosters.get(1))?.id).toBe(1);
    expect((await client.players.get(1))?.slug).toBe('molly-swarm');
    expect(await client.stats.boxScore(1)).toBeUndefined();
    expect((await client.stories.list()).items).toHaveLength(1);
    expect((await client.stories.get(1))?.slug).toBe('opener');
    expect((await client.stories.byAddress({ year: 2026, month: 9, day: 11, slug: 'opener' }))?.id).toBe(1);
    expect(await client.games.get(Number.NaN)).toBeUndefined();
    expect(logged).toHaveLength(1);
  });

  it('the timeout ends a call that hangs', async () => {
    const never = { request: () => new Promise<Response>(() => {}) };
    const client = createApiClient({
      transport: inProcess(never),
      tenant: 'harbor',
      timeout: 100,
      log: { warn: () => {}, error: () => {} },
    });
    expect((await failureOf(client.games.get(1))).status).toBe(504);
  });
});
