import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { parseRssFeed } from 'feedsmith';
import { Hono } from 'hono';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../api/client.ts';
import { inProcess } from '../api/transport.ts';
import { readIcs } from '../importers/schedule/ics.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { createTestApi } from '../testing/api.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createSeason,
  createSport,
  createVenue,
} from '../testing/factories.ts';
import { feeds } from './app.ts';

const today = Temporal.Now.plainDateISO('America/New_York');
const day = (days: number) => today.add({ days }).toString();

let site: Awaited<ReturnType<typeof createTestApi>>;
let app: Hono<AppEnv>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const tenant = await createCollege(db, { name: 'Harbor College', shortName: 'Harbor' });
  await createCollege(db, { slug: 'summit', shortName: 'Summit' });
  const football = await createSport(db, tenant.id, 'football');
  const golf = await createSport(db, tenant.id, 'womens-golf');
  const season = await createSeason(db, football, { title: '2026' });
  const former = await createSeason(db, football, { title: '2019', isCurrent: false });
  const golfing = await createSeason(db, golf, { title: '2025-26' });
  const opponentId = (await createOpponent(db, tenant.id, { title: 'St. Olaf; Tech, "Green" \\ Öst' })).id;
  const venueId = (await createVenue(db, tenant.id, { title: 'Harbor Field, North; Gate' })).id;
  const add = async (
    name: string,
    ...[of, values]: Parameters<typeof createGame> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    ids[name] = (await createGame(db, of, values)).id;
  };
  await add('final', season, {
    localDate: day(-7),
    opponentId,
    venueId,
    ourScore: 27,
    opponentScore: 10,
    sequence: 3,
    updatedAt: '2026-09-10T01:02:03Z',
  });
  await add('next', season, {
    localDate: day(7),
    startsAt: `${day(7)}T23:30:00Z`,
    opponentId,
    locationIndicator: 'A',
    media: { tv: 'Inland Network', ticketsUrl: '/tickets?a=1&b=2' },
    note: `A note of many words ${'ü'.repeat(80)} and\na second line`,
  });
  await add('tbd', season, { localDate: day(14), opponentId, tbd: true, promotion: 'Band ]]> Day\u0001 <b>' });
  await add('postponed', season, {
    localDate: day(21),
    opponentId,
    state: 5,
    stateReason: 'Fog',
    originalDate: day(20),
  });
  await add('canceled', season, { localDate: day(28), opponentId, state: 6, locationIndicator: 'N' });
  await add('meet', golfing, { localDate: day(30), localEndDate: day(32), allDay: true, title: 'Heron Invitational' });
  await add('old', former, { localDate: '2019-09-07', opponentId });
  app = new Hono<AppEnv>()
    .use(async (c, next) => {
      const found = await site.tenants.findByHost(new URL(c.req.url).hostname);
      if (!found) throw new Error('no college');
      const cacheTags = new Set<string>();
      c.set('tenant', found);
      c.set('api', createApiClient({ transport: inProcess(site.api), tenant: found.slug, log: console, cacheTags }));
      c.set('cacheTags', cacheTags);
      await next();
    })
    .route('/', feeds({ supportEmail: 'help@a.example', api: site.api, ask: () => new Response('') }));
});
afterAll(() => site.close());

const get = (query = '', init: RequestInit = {}) =>
  app.request(`http://harbor.localhost/calendar.ashx/calendar.ics${query}`, init);
const text = async (query?: string) => (await get(query)).text();
const eventsOf = (feed: string) => new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
const eventOf = async (name: string, query?: string): Promise<ICAL.Component> => {
  const event = eventsOf(await text(query)).find((each) => each.getFirstPropertyValue('uid') === uidOf(name));
  if (!event) throw new Error(`No event of ${name}`);
  return event;
};
const uidOf = (name: string) => `game-${ids[name]}@harbor.localhost`;
const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
const uids = async (query?: string) => eventsOf(await text(query)).map((event) => value(event, 'uid'));

function readSample(name: string): string | undefined {
  const sample = `../shared/data/ics/${name}`;
  try {
    return readFileSync(sample, 'utf8');
  } catch {
    console.info(`skipped: ${sample} is absent`);
    return undefined;
  }
}

describe('a calendar feed', () => {
  test('has a name, a method, a refresh interval and one line ending', async () => {
    const feed = await text();
    expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(feed).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of [
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Harbor Athletics',
      'NAME:Harbor Athletics',
      'REFRESH-INTERVAL;VALUE=DURATION:PT2H',
      'X-PUBLISHED-TTL:PT120M',
    ])
      expect(feed.split('\r\n')).toContain(line);
  });

  test('folds lines at 75 octets and loses no character', async () => {
    const feed = await text();
    for (const line of feed.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(value(await eventOf('next'), 'description')).toContain(`${'ü'.repeat(80)} and\na second line`);
  });

  test('is a calendar for programs, with a validator', async () => {
    const answer = await get();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBeNull();
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect((await get('', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const file = await get('?path=football&downloadFile=true');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="harbor-football.ics"');
  });

  test('of one game is its event as a file, and one of an unknown game is not found', async () => {
    const answer = await get(`?game_id=${ids['next']}`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="harbor-.*\.ics"$/);
    expect(eventsOf(await answer.text()).map((event) => value(event, 'uid'))).toEqual([uidOf('next')]);
    expect((await get('?game_id=9999')).status).toBe(404);
  });

  test('is the same twice', async () => {
    expect(await text()).toBe(await text());
  });
});

describe('a choice of games', () => {
  test.each([
    ['', ['final', 'next', 'tbd', 'postponed', 'canceled', 'meet']],
    ['?sport_id=0&schedule_id=0', ['final', 'next', 'tbd', 'postponed', 'canceled', 'meet']],
    ['?path=football', ['final', 'next', 'tbd', 'postponed', 'canceled']],
    ['?path=wgolf', ['meet']],
    ['?sport_id=1&schedule_id=2', ['old']],
    ['?schedule_id=3', ['meet']],
    ['?path=football&location=away', ['next']],
    ['?location=N', ['canceled']],
  ])('%s has %s', async (query, names) => {
    expect(await uids(query)).toEqual(names.map(uidOf));
  });

  test.each([
    ['?path=chess', 404, 'path is "chess", which is not a sport of this college.'],
    ['?sport_id=99', 404, 'no result'],
    ['?sport_id=2&schedule_id=1', 404, 'no result'],
    ['?location=moon', 400, 'locationIndicator is \\"moon\\"; it has to be'],
  ])('%s is %i', async (query, status, message) => {
    const answer = await get(query);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
  });

  test('is at the address of the API too, letter or word', async () => {
    const answer = await site.api.request(
      'http://harbor.localhost/api/v2/Calendar/subscribe?type=ics&sportId=1&locationIndicator=AWAY&downloadFile=false',
    );
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(eventsOf(await answer.text()).map((event) => value(event, 'uid'))).toEqual([uidOf('next')]);
  });

  test('of another college has none of these games', async () => {
    expect(await (await app.request('http://summit.localhost/calendar.ashx/calendar.ics')).text()).not.toContain(
      'VEVENT',
    );
  });
});

describe('an event', () => {
  test('of a final game has result, sequence, time of change and escaped names', async () => {
    const event = await eventOf('final');
    expect(value(event, 'summary')).toBe('[W] Harbor Football vs St. Olaf; Tech, "Green" \\ Öst');
    expect(value(event, 'description').split('\n')[1]).toBe('W 27-10');
    expect(value(event, 'location')).toContain('Harbor Field, North; Gate');
    expect(value(event, 'sequence')).toBe('3');
    expect(value(event, 'dtstamp')).toBe('2026-09-10T01:02:03Z');
    expect(value(event, 'last-modified')).toBe('2026-09-10T01:02:03Z');
    expect(value(event, 'status')).toBe('CONFIRMED');
    expect(value(event, 'categories')).toBe('Football');
  });

  test('of an upcoming game has UTC times, the usual length, stations and absolute links', async () => {
    const event = await eventOf('next', '?path=football');
    expect(value(event, 'dtstart')).toBe(`${day(7)}T23:30:00Z`);
    expect(value(event, 'dtend')).toBe(`${day(8)}T03:15:00Z`);
    expect(value(event, 'summary')).toBe('Football at St. Olaf; Tech, "Green" \\ Öst');
    expect(value(event, 'description')).toContain(
      'TV: Inland Network\nTickets: http://harbor.localhost/tickets?a=1&b=2',
    );
    expect(value(event, 'url')).toBe(`http://harbor.localhost/sports/football/schedule/2026#${ids['next']}`);
  });

  test.each([
    ['tbd', 14, 15, 'TENTATIVE'],
    ['meet', 30, 33, 'CONFIRMED'],
  ])('without a time (%s) takes whole days and no busy time', async (name, first, end, status) => {
    const event = await eventOf(name);
    expect([value(event, 'dtstart'), value(event, 'dtend')]).toEqual([day(first), day(end)]);
    expect(event.getFirstProperty('dtstart')?.type).toBe('date');
    expect([value(event, 'status'), value(event, 'transp')]).toEqual([status, 'TRANSPARENT']);
  });

  test.each([
    ['postponed', 'TENTATIVE', 'Postponed: Harbor Football vs'],
    ['canceled', 'CANCELLED', 'CANCELLED: Harbor Football vs'],
  ])('that is %s stays, with status %s', async (name, status, title) => {
    const event = await eventOf(name);
    expect(value(event, 'status')).toBe(status);
    expect(value(event, 'summary')).toContain(title);
  });
});

describe('other readers', () => {
  test('node-ical finds the same events, titles and times', async () => {
    const feed = await text();
    const expected = eventsOf(feed).map((event) => {
      const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
      return [
        value(event, 'uid'),
        value(event, 'summary'),
        start.isDate ? value(event, 'dtstart') : start.toJSDate().toISOString(),
      ];
    });
    const found = Object.values(nodeIcal.sync.parseICS(feed)).filter((each) => each?.type === 'VEVENT');
    expect(
      found.map((each) => [
        each.uid,
        each.summary,
        each.datetype === 'date'
          ? Temporal.PlainDate.from({
              year: each.start.getFullYear(),
              month: each.start.getMonth() + 1,
              day: each.start.getDate(),
            }).toString()
          : each.start.toISOString(),
      ]),
    ).toEqual(expected);
  });

  test('our own import of schedules reads opponent, place, result and state', async () => {
    const { events, warnings } = readIcs(await text());
    expect(warnings).toEqual([]);
    expect(events.map(({ uid, sport, preposition, result }) => [uid, sport, preposition, result])).toEqual([
      [uidOf('final'), 'football', 'vs', 'W 27-10'],
      [uidOf('next'), 'football', 'at', ''],
      [uidOf('tbd'), 'football', 'vs', ''],
      [uidOf('postponed'), 'football', 'vs', 'Postponed'],
      [uidOf('canceled'), 'football', 'vs', 'CANCELLED'],
      [uidOf('meet'), 'womens-golf', '', ''],
    ]);
  });
});

describe('the RSS feed', () => {
  const rss = (query = '', init: RequestInit = {}) =>
    app.request(`http://harbor.localhost/calendar.ashx/calendar.rss${query}`, init);
  /** Names and texts of the elements of each item; throws for a document that is not well formed. */
  const itemsOf = (xml: string) => {
    const items: Record<string, string>[] = [];
    let [item, name]: [Record<string, string> | undefined, string] = [undefined, ''];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => {
      name = tag.name;
      if (name === 'item') {
        item = {};
        items.push(item);
      } else if (item) item[name] = '';
    });
    parser.on('text', (written) => {
      if (item?.[name] !== undefined) item[name] += written;
    });
    parser.on('closetag', (tag) => {
      name = '';
      if (tag.name === 'item') item = undefined;
    });
    parser.write(xml).close();
    return items;
  };
  const itemOf = async (name: string) =>
    itemsOf(await (await rss()).text()).find((item) => item['s:gameid'] === String(ids[name])) ?? {};

  test.each([
    ['/calendar.ashx/calendar.rss', ['final', 'next', 'tbd', 'postponed', 'canceled', 'meet']],
    ['/calendar.ashx?path=all&type=rss', ['final', 'next', 'tbd', 'postponed', 'canceled', 'meet']],
    ['/calendar.ashx/calendar.rss?sport_id=0', ['final', 'next', 'tbd', 'postponed', 'canceled', 'meet']],
    ['/calendar.ashx/calendar.rss?sport_id=2', ['meet']],
    ['/calendar.ashx?type=RSS&path=football&location=away', ['next']],
    ['/Calendar.ashx/Calendar.RSS?Sport_ID=2', ['meet']],
  ])('%s has %s', async (path, names) => {
    const answer = await app.request(`http://harbor.localhost${path}`);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const items = itemsOf(await answer.text());
    expect(items.map((item) => item['s:gameid'])).toEqual(names.map((name) => String(ids[name])));
  });

  test('is read by feedsmith, with a link that outlives box score and schedule', async () => {
    const feed = parseRssFeed(await (await rss('?sport_id=1')).text());
    expect(feed).toMatchObject({
      title: 'Harbor Football',
      link: 'http://harbor.localhost/sports/football/calendar',
      atom: { links: [{ rel: 'self', href: 'http://harbor.localhost/calendar.ashx/calendar.rss?sport_id=1' }] },
    });
    const permalink = `http://harbor.localhost/calendar.aspx?game_id=${ids['final']}&sport_id=1`;
    expect(feed.items?.[0]).toMatchObject({ link: permalink, guid: { value: permalink, isPermaLink: true } });
  });

  test('has UTC and local times with seven decimals, and dates of whole days', async () => {
    const start = Temporal.Instant.from(`${day(7)}T23:30:00Z`);
    const local = (instant: Temporal.Instant) =>
      `${instant.toZonedDateTimeISO('America/New_York').toPlainDateTime().toString({ smallestUnit: 'second' })}.0000000`;
    expect(await itemOf('next')).toMatchObject({
      'ev:startdate': `${day(7)}T23:30:00.0000000Z`,
      'ev:enddate': `${day(8)}T03:15:00.0000000Z`,
      's:localstartdate': local(start),
      's:localenddate': local(start.add({ hours: 3, minutes: 45 })),
      's:tickets': 'http://harbor.localhost/tickets?a=1&b=2',
    });
    expect((await itemOf('next'))['title']).toMatch(
      /^\d{1,2}\/\d{1,2} [67]:30 PM Harbor Football at St\. Olaf; Tech, "Green" \\ Öst$/,
    );
    expect(await itemOf('meet')).toMatchObject({ 'ev:startdate': day(30), 'ev:enddate': day(32) });
    expect((await itemOf('meet'))['title']).toMatch(/^\d{1,2}\/\d{1,2} Harbor Women's Golf Heron Invitational$/);
  });

  test('has results in titles and descriptions, and text that no XML parser refuses', async () => {
    const final = await itemOf('final');
    expect(final['title']).toContain(' [W] Harbor Football vs St. Olaf');
    expect(final['description']?.split('\n')[1]).toBe('W 27-10');
    expect((await itemOf('tbd'))['s:gamepromoname']).toBe('Band ]]> Day  <b>');
  });

  test('is 304 to a reader with its ETag or its date', async () => {
    await rss();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { headers } = await rss();
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    expect((await rss('', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await rss('', { headers: { 'if-modified-since': modified } })).status).toBe(304);
    const before = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await rss('', { headers: { 'if-modified-since': before } })).status).toBe(200);
  });

  test.each([
    ['/calendar.ashx?type=xml', 400, 'type is "xml". Use ics, rss or csv.'],
    ['/calendar.ashx/calendar.rss?path=chess', 404, 'path is "chess", which is not a sport of this college.'],
    ['/calendar.ashx/calendar.rss?sport_id=abc', 400, 'sportId is \\"abc\\"'],
    ['/calendar.ashx/calendar.rss?location=moon', 400, 'locationIndicator is \\"moon\\"'],
  ])('%s is %i', async (path, status, message) => {
    const answer = await app.request(`http://harbor.localhost${path}`);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
  });

  const known = readSample('sidearm-calendar-rss-olemiss-one-item.rss');
  test.skipIf(known === undefined)('has every element that the field’s own feeds have', async () => {
    const found = new Set(itemsOf(await (await rss()).text()).flatMap((item) => Object.keys(item)));
    const expected = itemsOf(known ?? '').flatMap((item) => Object.keys(item));
    // of games with live statistics, a box score or a recap
    expect([...new Set(expected).difference(found)]).toEqual(['s:livestats', 's:boxscore', 's:recap']);
  });
});

const known = readSample('sidearm-georgemason-baseball-2024.ics');

test.skipIf(known === undefined)('a feed has every property that the field’s own feeds have', async () => {
  const properties = (feed: string) => {
    const [event] = eventsOf(feed);
    return new Set(event?.getAllProperties().map(({ name }) => name));
  };
  // priority is a constant there
  expect([...properties(known ?? '').difference(properties(await text()))]).toEqual(['priority']);
});

test('no text of a note breaks the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (note) => {
      const event = new ICAL.Component('vevent');
      event.addPropertyWithValue('description', note);
      const read = new ICAL.Component(ICAL.parse(event.toString())).getFirstPropertyValue('description');
      return read === note.replace(/\r\n?/g, '\n');
    }),
  );
});

describe('the calendar as comma-separated values', () => {
  const csv = async (query = '') =>
    (await app.request(`http://harbor.localhost/calendar.ashx/calendar.csv${query}`)).text();

  test('has the columns that programs read, with dates they parse and local times', async () => {
    const [head = '', ...lines] = (await csv('?sport_id=1')).split('\r\n');
    expect(head).toMatch(/^Event,Start Date,Start Time,End Date,End Time,Location,Category,Description/);
    const event = (start: string) => lines.find((line) => line.includes(start)) ?? '';
    const [year, month, dayOfMonth] = day(14).split('-').map(Number);
    expect(event(`,${month}/${dayOfMonth}/${year},`)).toMatch(/^"?Harbor Football vs .*,TBA,.*,Football,/);
    expect(lines.some((line) => line.startsWith('"[W] Harbor Football vs St. Olaf'))).toBe(true);
  });

  test('of a sport that does not exist is a problem', async () => {
    const response = await app.request('http://harbor.localhost/calendar.ashx/calendar.csv?path=chess');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('path is "chess"')]);
  });
});
