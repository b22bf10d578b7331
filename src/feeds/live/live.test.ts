import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../../api/client.ts';
import { inProcess } from '../../api/transport.ts';
import type { AppEnv } from '../../middleware/app-env.ts';
import { createInlineCode } from '../../routing/inline-code.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';
import { createLiveGame } from '../../testing/live-factories.ts';
import { liveRoutes } from './routes.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let app: Hono<AppEnv>;

beforeAll(async () => {
  site = await createTestApi();
  const { id } = await createCollege(site.db, { slug: 'harbor' });
  const game = await createGame(site.db, await createSeason(site.db, await createSport(site.db, id)));
  await createLiveGame(site.db, game);
  await createSeason(site.db, await createSport(site.db, id, 'womens-soccer'));
  app = new Hono<AppEnv>()
    .use(async (c, next) => {
      const tenant = await site.tenants.findByHost(new URL(c.req.url).hostname);
      if (!tenant) throw new Error('no college');
      c.set('tenant', tenant);
      c.set('inlineCode', createInlineCode());
      c.set('api', createApiClient({ transport: inProcess(site.api), tenant: tenant.slug, log: console }));
      await next();
    })
    .route('/', liveRoutes({ api: site.api }))
    .notFound((c) => c.text('nothing', 404));
});
afterAll(() => site.close());

const get = (path: string, init: RequestInit = {}) => app.request(`http://harbor.localhost${path}`, init);

describe('the feed of a sport', () => {
  const paths = [
    '/sidearmstats/football/game.json',
    '/harbor/football/game.json',
    '/schools/harbor/football/game.json',
    '/Schools/HARBOR/Football/Game.json',
  ];

  test.each(paths)('is at %s, in short and with all details', async (path) => {
    const short = await get(`${path}?t=1`);
    expect([short.status, short.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(short.headers.get('cache-control')).toMatch(/^public, max-age=[0-5]$/);
    const game = await short.json();
    expect(Object.keys(game)).toEqual(['Game']);
    expect(game.Game.HomeTeam).toMatchObject({ Name: 'Harbor', Score: 14 });
    const whole = await (await get(`${path}?detail=full`)).json();
    expect(Object.keys(whole)).toContain('Plays');
  });

  test('is not sent again to who has it', async () => {
    const etag = (await get('/harbor/football/game.json')).headers.get('etag') ?? '';
    const again = await get('/harbor/football/game.json', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('to HEAD has the same headers and no body', async () => {
    const head = await get('/harbor/football/game.json', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/json', '']);
  });

  test.each(['/harbor/chess/game.json', '/harbor/womens-soccer/game.json'])(
    'is a problem document where there is none: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    },
  );

  test.each(['/summit/football/game.json', '/schools/summit/football/game.json', '/football/game.json'])(
    'is not in the folder of another college: %s',
    async (path) => {
      expect(await (await get(path)).text()).toBe('nothing');
    },
  );
});

describe('the summary page of a sport', () => {
  test.each(['/sidearmstats/football/summary', '/SidearmStats/football/', '/sidearmstats/football'])(
    'names the folder of the college in lines that programs look for, and leads people to the game: %s',
    async (path) => {
      const answer = await get(path);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toMatch(/<script>\s*window\.livestats_foldername = "harbor";/);
      expect(page).toContain('window.client_shortname = "harbor";');
      expect(page).toContain('"ClientAbbrev":"harbor"');
      expect(page).toContain('Northfield 7, Harbor 14');
      expect(page).toMatch(/<a href="\/game-center\/1">Follow the game<\/a>/);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    },
  );

  test('is there before a game was followed', async () => {
    const page = await (await get('/sidearmstats/wsoc/summary')).text();
    expect(page).toContain('window.livestats_foldername = "harbor";');
    expect(page).toContain('/sports/womens-soccer/schedule');
  });

  test('is not there for a sport that the college does not have', async () => {
    expect((await get('/sidearmstats/chess/summary')).status).toBe(404);
  });
});
