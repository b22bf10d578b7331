import { type Type, type } from 'arktype';
import { Hono } from 'hono';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../../api/client.ts';
import { inProcess } from '../../api/transport.ts';
import type { AppEnv } from '../../middleware/app-env.ts';
import { runWithRequestContext } from '../../routing/request-context.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCompleteCollege } from '../../testing/complete-college.ts';
import { createCollege } from '../../testing/factories.ts';
import { serviceRoutes } from './routes.ts';

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
      const seen = { requestId: '1', isPayload: false, isCrawler: true, nonce: 'n', cacheTags: new Set<string>() };
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

const text = 'string';
const link = type({ url: text }).or('null');
const flag = "'True' | 'False'" as const;

const calendarEvent = type({
  id: 'number',
  date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  time: 'string | null',
  status: "'A' | 'O'",
  type: "'R' | 'P' | 'S'",
  noplay_text: "'Canceled' | 'Postponed' | null",
  location: 'string | null',
  location_indicator: "'H' | 'A' | 'N'",
  at_vs: text,
  show_at_vs: 'boolean',
  conference: 'boolean',
  is_a_doubleheader: 'boolean',
  sport: { title: text, shortname: text },
  opponent: { title: text, prefix: 'string | null' },
  facility: type({ title: text }).or('null'),
  tournament: type({ title: text }).or('null'),
  media: { video: link, stats: link, tickets: link },
  result: {
    status: "'W' | 'L' | 'T' | 'N' | null",
    team_score: 'string | null',
    opponent_score: 'string | null',
    prescore_info: 'string | null',
    postscore_info: 'string | null',
    boxscore: link,
    recap: link,
  },
});

const componentGame = type({
  id: 'number',
  date: text,
  date_utc: 'string | null',
  end_date: 'string | null',
  time: 'string | null',
  tbd: 'boolean',
  allday: 'boolean',
  is_doubleheader: 'boolean',
  status: "'A' | 'O'",
  location_indicator: "'H' | 'A' | 'N'",
  location: 'string | null',
  is_conference: 'boolean',
  conference: 'string | null',
  conference_abbrev: 'string | null',
  show_atvs: 'boolean',
  type: "'recent' | 'upcoming'",
  tournament: text,
  sport: {
    id: 'number',
    title: text,
    abbreviation: 'string | null',
    shortname: text,
    short_title: text,
    global_sport_shortname: 'string | null',
    non_sport: 'boolean',
    show_at_vs: 'boolean',
  },
  schedule: { id: 'number', title: text, url: text },
  opponent: { id: 'number | null', title: text, name: text, image: 'string | null' },
  media: { video: 'string | null', game_note: 'string | null', gamefiles: 'unknown[]' },
  story: type({ id: 'number', title: text, url: text, content_title: text, content_url: text }).or('null'),
  result: type({
    game_id: 'number',
    status: "'W' | 'L' | 'T' | 'N'",
    team_score: 'string | null',
    opponent_score: 'string | null',
    prescore: 'string | null',
    postscore: 'string | null',
    boxscore: 'string | null',
  }).or('null'),
  game_facility: type({ id: 'number', title: text }).or('null'),
  promotion: 'object',
  event_image: 'object',
});

const photo = type({ type: "'headshot'", fullsize: text, roster: text, thumbnail: text });
const person = { name: text, firstname: text, lastname: text, staff_id: 'number', player_id: text, bio: text } as const;
const info = type({ url: text, id: text, story_image_url: text, text }).or('null');

/** As the sports service of rokwire (Apache 2.0) declares them; its parser rejects a number for a string. */
const xmlGame = type({
  id: text,
  date: text,
  datetime_utc: text,
  end_datetime_utc: text,
  end_datetime: text,
  date_info: { tbd: 'boolean', all_day: 'boolean', start_datetime: text, start_date: text },
  time: text,
  type: text,
  status: text,
  noplay_text: text,
  doubleheader: text,
  game_promotion_name: text,
  sport: { id: 'number', title: text, shortname: text, abbrev: text, global_sport_id: 'number' },
  location: { location: text, HAN: text, neutral_hometeam: 'boolean | null', facility: text },
  tv: text,
  radio: text,
  custom_display_field_2: text,
  links: {
    livestats: text,
    video: text,
    audio: text,
    tickets: text,
    boxscore: type({ bid: text, url: text, text }).or('null'),
    pregame: info,
    postgame: info,
  },
  opponent: { name: text, logo_image: text, location: text, mascot: text, conference_game: flag, tournament: text },
  results: type({ status: text, team_score: text, opponent_score: text }).array(),
});

const day = '2026-09-10';
const answers: [name: string, path: string, shape: Type<unknown>][] = [
  [
    'a month in six weeks',
    '/services/responsive-calendar.ashx?type=month&sport=0&location=all&date=9/1/2026',
    type({ date: text, events: calendarEvent.array().atLeastLength(1).or('null') })
      .array()
      .exactlyLength(42),
  ],
  ...['scoreboard', 'results', 'events', `events&start=${day}T00:00:00Z&end=2026-12-31`].map(
    (kind): (typeof answers)[number] => [
      `games of ${kind}`,
      `/services/adaptive_components.ashx?type=${kind}&count=10&sport_id=0&name=&extra=%7B%7D`,
      componentGame.array().atLeastLength(1),
    ],
  ),
  [
    'stories',
    '/services/adaptive_components.ashx?type=stories&start=0&count=5',
    type({
      title: text,
      headline: text,
      url: text,
      story_path: text,
      date: text,
      content_date: text,
      writer: 'string | null',
    })
      .array()
      .atLeastLength(1),
  ],
  [
    'the main menu',
    '/services/adaptive_components.ashx?type=main-navigation&count=10&start=0&extra=%7B%7D',
    type({ title: text, items: type({ schedule_roster_news_links: type({ url: text }).array() }).array() }).array(),
  ],
  ...['/services/sportnames.ashx', '/api/sportnames'].map((path): (typeof answers)[number] => [
    `sports at ${path}`,
    path,
    type({
      sports: type({
        sport: text,
        sportInfo: {
          sport_title: text,
          sport_shortname: text,
          schedule_id: text,
          roster_id: text,
          season_id: text,
          conference_id: text,
          global_sport_id: text,
          is_not_sport: flag,
        },
      })
        .array()
        .atLeastLength(2),
    }),
  ]),
  [
    'the archive of stories',
    '/services/archives.ashx/stories?index=1&page_size=30&sport=football&season=0&search=',
    type({
      error: 'null',
      data: type({
        story_headline: text,
        story_path: text,
        story_postdate: /^\d\d?\/\d\d?\/\d{4}$/,
        story_image: 'string | null',
        sport_title: text,
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'games',
    '/services/schedule_xml_2.aspx?format=json&path=football&starting=09/01/2026&ending=12/31/2026&take=3',
    type({ schedule: xmlGame.array().atLeastLength(1).atMostLength(3) }),
  ],
  [
    'the seasons of a sport',
    '/services/schedule_xml_2.aspx?format=json&sportseasons=true&path=football',
    type({
      code: text,
      label: text,
      staff: text,
      schedules: type({
        year: text,
        schedule_year: text,
        roster: text,
        'roster_id?': 'number | null',
        schedule: text,
        current: 'boolean',
      }).array(),
    }),
  ],
  [
    'the players',
    '/services/roster_xml.aspx?format=json&path=football',
    type({
      roster: type({
        ...person,
        rp_id: text,
        playerinfo: { uni: text, pos_short: text, height: text, weight: text, year_long: text, captain: flag },
        photos: photo.array(),
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'the coaches',
    '/services/coaches_xml.aspx?format=json&path=football',
    type({
      roster: type({
        ...person,
        staffinfo: { title: text, email: text, phone: text, biolink: text },
        photos: photo.array(),
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'stories with their text',
    '/services/stories_xml.aspx?format=json&path=football&numrec=2',
    type({
      title: text,
      description: text,
      stories: type({
        id: text,
        title: text,
        link: /^http:\/\/harbor\.localhost\/news\//,
        category: text,
        sport: { primary_global_sport_shortname: text },
        description: text,
        fulltext: text,
        fulltext_raw: text,
        enclosure: { url: text },
        pubDateUTC: text,
      })
        .array()
        .atLeastLength(1),
    }),
  ],
  [
    'the accounts of the sports',
    '/api/assets?operation=sports',
    type({
      sports: type({ id: 'number', shortname: text, sport_twitter_name: text, sport_instagram_name: text })
        .array()
        .atLeastLength(2),
    }),
  ],
  [
    'a list of players',
    '/services/responsive-roster.ashx?path=football',
    type({ position_short: 'string | null', first_name: text, last_name: text }).array().atLeastLength(1),
  ],
  [
    'the seasons with a roster',
    '/api/roster?format=json&sport_id=1',
    type({ data: type({ roster_id: text, season_id: text, season_title: text }).array().atLeastLength(1) }),
  ],
  [
    'a video by its id',
    '/services/allaccess.ashx/media/get?id=1&type=Live',
    type({ id: '1', formats: { MobileH264: text } })
      .array()
      .exactlyLength(1),
  ],
  [
    'the newest videos',
    '/Services/AllAccess.ashx/media/get?type=Archive',
    type({ title: text, formats: { MobileH264: text } })
      .array()
      .atLeastLength(1),
  ],
  ['the number of new videos', '/services/allaccess.ashx/media/getCount?since_date=9/1/1990', type('number > 0')],
  ['the schedule of a season', '/api/schedule/1', type({ schedule: xmlGame.array(), record: { streak: text } })],
];

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

  test('ranges of a list that do not begin on a page', async () => {
    const titles = async (query: string) =>
      (await json(`/services/adaptive_components.ashx?type=results&${query}`)).map(({ id }: { id: number }) => id);
    const all = await titles('start=0&count=4');
    expect(await titles('start=1&count=2')).toEqual(all.slice(1, 3));
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
  ['/services/adaptive_components.ashx?type=results&count=1000', 400, 'count is "1000". Use a number from 0 to 100.'],
  [
    '/services/roster_xml.aspx?path=chess',
    404,
    'path is "chess". Use the id or the short name of a sport of this college.',
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
