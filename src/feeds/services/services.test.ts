import { type } from 'arktype';
import { Hono } from 'hono';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../../api/client.ts';
import { inProcess } from '../../api/transport.ts';
import type { AppEnv } from '../../middleware/app-env.ts';
import { createInlineCode } from '../../routing/inline-code.ts';
import { runWithRequestContext } from '../../routing/request-context.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCompleteCollege } from '../../testing/complete-college.ts';
import { createCollege } from '../../testing/factories.ts';
import { serviceRoutes } from './routes.ts';
import { answers } from './testing/answers.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let app: Hono<AppEnv>;

beforeAll(async () => {
  site = await createTestApi();
  await createCompleteCollege(site.db);
  await createCollege(site.db, { slug: 'summit' });
  app = new Hono<AppEnv>()
    .use(async (c, next) => {
      const url = new URL(c.req.url);
      const tenant = await site.tenants.findByHost(url.hostname);
      if (!tenant) throw new Error('no college');
      const api = createApiClient({ transport: inProcess(site.api), tenant: tenant.slug, log: console });
      c.set('tenant', tenant);
      c.set('api', api);
      const seen = {
        requestId: '1',
        isPayload: false,
        isCrawler: true,
        isWhole: true,
        inlineCode: createInlineCode(),
        cacheTags: new Set<string>(),
      };
      await runWithRequestContext({ ...seen, url, tenant, api, markup: new Map() }, next);
    })
    .route('/', serviceRoutes())
    .notFound((c) => c.text('nothing', 404));
});
afterAll(() => site.close());

const get = (path: string, init: RequestInit = {}, host = 'harbor.localhost') =>
  app.request(`http://${host}${path}`, init);
// biome-ignore lint/suspicious/noExplicitAny: like the programs that read them, tests do not know the types
const json = async (path: string, host?: string): Promise<any> => (await get(path, {}, host)).json();

describe('a program reads', () => {
  test.each(answers)('%s', async (_name, path, shape) => {
    const answer = shape(await json(path));
    expect(answer instanceof type.errors ? answer.summary : '').toBe('');
  });

  test('the same answer whatever the case of the address and its parameters', async () => {
    expect(await json('/Services/SportNames.ashx')).toEqual(await json('/services/sportnames.ashx'));
    const lower = await json('/services/roster_xml.aspx?format=json&path=football');
    expect(await json('/services/Roster_XML.aspx?Format=JSON&Path=football')).toEqual(lower);
  });

  test('the score and the links of a finished game', async () => {
    const games = await json('/services/adaptive_components.ashx?type=results');
    expect(games.find(({ id }: { id: number }) => id === 1).result).toMatchObject({
      status: 'W',
      team_score: '27',
      opponent_score: '24',
    });
    const { schedule } = await json('/services/schedule_xml_2.aspx?format=json&game_id=1');
    expect(schedule[0].results[0]).toMatchObject({ status: 'W', team_score: '27', opponent_score: '24' });
  });

  test('the status of a canceled game, which has no result', async () => {
    const { schedule } = await json('/services/schedule_xml_2.aspx?format=json&game_id=3');
    expect(schedule).toMatchObject([{ id: '3', status: 'C', noplay_text: 'Canceled', results: [] }]);
    const xml = await (await get('/services/schedule_xml_2.aspx?game_id=3')).text();
    expect(xml).toContain('<noplay_text>Canceled</noplay_text>');
  });

  test('each player once where the query names the sport twice', async () => {
    const once = await json('/services/roster_xml.aspx?format=json&path=football');
    expect(await json('/services/roster_xml.aspx?format=json&path=football&sport_id=1')).toEqual(once);
  });

  test('ranges of a list that do not begin on a page', async () => {
    const titles = async (query: string) =>
      (await json(`/services/adaptive_components.ashx?type=results&${query}`)).map(({ id }: { id: number }) => id);
    const all = await titles('start=0&count=4');
    expect(await titles('start=1&count=2')).toEqual(all.slice(1, 3));
    expect(await titles('start=0&count=500')).toEqual(await titles('start=0&count=100'));
  });

  test('the schedule and the roster at the addresses of a season', async () => {
    const { schedules } = await json(
      '/services/schedule_xml_2.aspx?format=json&sportseasons=true&path=football&year=2026',
    );
    const at = (address: string) => json(address.replace('http://harbor.localhost', ''));
    expect(schedules.map(({ year }: { year: string }) => year)).toEqual(['2026']);
    expect((await at(schedules[0].schedule)).record.overall_record_unformatted).toBe('1-0');
    expect((await at(schedules[0].roster)).roster.length).toBeGreaterThan(0);
  });
});

describe('XML', () => {
  const elements = (xml: string) => {
    const names: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name }) => names.push(name));
    parser.write(xml).close();
    return names;
  };

  test.each([
    ['/services/scores.aspx', 'scores', 'game'],
    ['/services/schedule_xml_2.aspx?path=football&starting=9/1/2026', 'schedules', 'game'],
    ['/services/roster_xml.aspx?path=football', 'rosters', 'player'],
    ['/services/coaches_xml.aspx?path=football', 'coaches', 'player'],
    ['/services/stories_xml.aspx', 'news', 'story'],
  ])('of %s is well-formed', async (path, root, item) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const names = elements(await response.text());
    expect(names[0]).toBe(root);
    expect(names).toContain(item);
  });

  test('of scores has each game on a line, with the date and time as programs split them', async () => {
    const xml = await (await get('/services/scores.aspx?range=past&sport=football')).text();
    const games = xml.split('\n').filter((line) => line.startsWith('<game>'));
    expect(games.at(-1)).toMatch(/<date>\d\d?\/\d\d?\/\d{4} \d\d?:\d\d:00 [AP]M<\/date>/);
    for (const name of ['sport', 'sport_abbrev', 'opponent', 'status', 'team_score', 'opponent_score', 'boxscore_link'])
      expect(games[0]).toContain(`<${name}`);
  });
});

test.each([
  [
    '/services/responsive-calendar.ashx?date=2/31/2026',
    400,
    'date is "2/31/2026". Use a day such as 9/5/2026 or 2026-09-05.',
  ],
  ['/services/adaptive_components.ashx?type=results&count=9999', 400, 'count is "9999". Use a number from 0 to 1000.'],
  [
    '/services/roster_xml.aspx?path=chess',
    404,
    'path is "chess". Use the id or the short name of a sport of this college.',
  ],
  [
    '/services/schedule_xml_2.aspx?starting=9/1/2026&ending=10/6/2027',
    400,
    'ending is "2027-10-06". Use a day at most 399 days after 2026-09-01.',
  ],
  ['/services/adaptive_components.ashx?type=weather', 404, 'Nothing matches the query of this address.'],
  ['/api/roster/999', 404, 'Nothing matches the query of this address.'],
  ['/services/allaccess.ashx/media/get?id=999&type=Live', 404, 'Nothing matches the query of this address.'],
  ['/services/unknown.ashx', 404, 'nothing'],
])('GET %s → %i', async (path, status, message) => {
  const response = await get(path);
  expect([response.status, (await response.text()).trim()]).toEqual([status, message]);
});

test('a response is cached for a minute and sent once', async () => {
  const response = await get('/services/sportnames.ashx');
  expect(response.headers.get('cache-control')).toContain('max-age=60');
  const again = await get('/services/sportnames.ashx', {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a service has nothing of another college', async () => {
  expect(await json('/services/sportnames.ashx', 'summit.localhost')).toEqual({ sports: [] });
  expect((await get('/api/schedule/1', {}, 'summit.localhost')).status).toBe(404);
  expect(await json('/services/adaptive_components.ashx?type=results', 'summit.localhost')).toEqual([]);
});
